/** What somebody decides about time at a table, and why it was not done if it was refused. */
import * as api from "../lib/api";
import { sentence } from "../lib/api";
import type { TimeWay } from "../lib/messages";

export class Deciding {
  isBusy = $state(false);
  answer = $state(""); // stays until something else is tried

  constructor(private readonly table: string) {}

  decide = async (way: TimeWay, seat: number | null = null): Promise<void> => {
    if (this.isBusy) return;
    this.isBusy = true;
    this.answer = "";
    try {
      await api.decideTime(this.table, way, seat);
    } catch (error) {
      this.answer = sentence(error);
    } finally {
      this.isBusy = false;
    }
  };
}
