/** What cannot be done now stays a button, so that everyone can come to it, and says why. */
import type { Attachment } from "svelte/attachments";

/** Mark a control as refused; the reason is asked for, and read with it. */
export const refused =
  (reason: () => Promise<string> | undefined): Attachment<HTMLElement> =>
  (control) => {
    let isThere = true;
    control.setAttribute("aria-disabled", "true");
    void reason()?.then((text) => {
      if (isThere && text) control.setAttribute("aria-description", text);
    });
    return () => {
      isThere = false;
      control.removeAttribute("aria-disabled");
      control.removeAttribute("aria-description");
    };
  };
