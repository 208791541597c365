/** What all others at the table are to be asked for, as long as it is put together on this screen. */
import * as api from "../lib/api";
import type { Matter, Moment } from "../lib/messages";
import type { TableOnScreen } from "../lib/table.svelte";

export class Agreeing {
  matter = $state<Matter | null>(null); // nothing is put together
  moments = $state.raw<Moment[] | null>(null); // to where one may ask to go back, the latest first; null: not known yet
  to = $state(0); // the one that is chosen

  constructor(private readonly table: TableOnScreen) {}

  /** What may be asked for now: nothing while something is asked. */
  get matters(): Matter[] {
    const { snapshot } = this.table;
    return snapshot && !snapshot.ask ? snapshot.table.matters : [];
  }

  /** Whether everybody who plays sits before this screen: then nobody else needs to be asked. */
  get isAmongUs(): boolean {
    return (this.table.snapshot?.table.seats ?? []).every(({ kind, yours }) => kind !== "person" || yours);
  }

  open = async (matter: Matter): Promise<void> => {
    const { shown } = this.table.seating;
    if (shown === null || !this.matters.includes(matter)) return;
    this.matter = matter;
    this.moments = null;
    if (matter === "end") return;
    try {
      const { moments } = await api.moments(this.table.id, shown);
      this.moments = moments;
      this.to = (moments.find(({ own }) => own) ?? moments[0])?.seq ?? 0; // before one's own last step
    } catch (error) {
      this.close();
      this.table.notice = { text: api.sentence(error), rule: "" };
    }
  };

  close = (): void => {
    this.matter = null;
  };

  ask = async (): Promise<void> => {
    const { matter, to } = this;
    if (matter === null) return;
    this.close();
    await this.table.askAll(matter, to);
  };
}
