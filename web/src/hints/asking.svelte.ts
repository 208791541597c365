/** What a table's page knows of hints before they are loaded: whether somebody asks what things are, and what is explained. */
import type { Component } from "svelte";
import type { TablePage } from "../table/page.svelte";
import type { Occasion } from "./occasions";

export class Asking {
  isOn = $state(false); // everything that has a hint is marked, and says it instead of acting
  bubble = $state.raw<Occasion | null>(null); // what has just happened for the first time
  Bubble = $state.raw<Component<{ page: TablePage; isOver?: boolean }> | null>(null); // what shows it, once it is loaded
  isSheet = $state(false); // the panels lie over the board: it has another place
  ofFocus: (() => boolean) | null = null; // says what has the focus is for; tells whether there was anything to say

  toggle = (): void => {
    this.isOn = !this.isOn;
  };

  /** The key: of what has the focus, or else of everything. */
  press = (): void => {
    if (!this.ofFocus?.()) this.toggle();
  };
}
