/** Which of the panels beside the board is open; on a phone they are all in one sheet. */
import type { IconName } from "../shell/Icon.svelte";

export const SHEET = "(width < 700px) or ((width < 1100px) and (height < 640px))"; // the panels lie over the board

export type Panel = "seats" | "story" | "choices" | "rules" | "settings" | "talk";

export interface Tab {
  panel: Panel;
  icon: IconName;
}

export const TABS: readonly Tab[] = [
  { panel: "seats", icon: "people" },
  { panel: "story", icon: "story" },
  { panel: "choices", icon: "list" },
  { panel: "rules", icon: "book" },
  { panel: "settings", icon: "gear" },
];

export class Panels {
  open = $state<Panel | null>(null);
  rule = $state(""); // where the rules are opened

  toggle(wanted: Panel): void {
    this.open = this.open === wanted ? null : wanted;
    if (wanted === "rules") this.rule = "";
  }

  close(): void {
    this.open = null;
  }

  /** Where they lie over the board, let it be seen. */
  closeSheet(): void {
    if (matchMedia(SHEET).matches) this.close();
  }

  showRule(number: string): void {
    this.rule = number;
    this.open = "rules";
  }
}
