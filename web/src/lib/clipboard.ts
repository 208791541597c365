/** Copying a text, also where a page is reached by plain http and has no clipboard to write to. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.readOnly = true;
    field.className = "unseen";
    document.body.append(field);
    const focused = document.activeElement;
    field.select();
    document.execCommand("copy"); // the browser copies what is selected
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
