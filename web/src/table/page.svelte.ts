/** A table's page: the table itself, what else is on the screen, and what the parts of the page ask for. */
import * as api from "../lib/api";
import { ApiError } from "../lib/api";
import type { AnyAction, Offer } from "../lib/board";
import type { GameInfo, SeatSnapshot, Snapshot, TableSeat } from "../lib/messages";
import { router } from "../lib/router.svelte";
import { TableOnScreen } from "../lib/table.svelte";
import { say } from "../lib/words";
import { Panels } from "./panels.svelte";

const PHONE = "(width < 700px)";

export class TablePage {
  readonly table: TableOnScreen;
  readonly panels = new Panels();
  game = $state.raw<GameInfo>();
  highlight = $state.raw<string[]>([]); // places that a line of the story or a choice speaks of
  isEndingSeen = $state(false); // the result was put aside, to look at the board

  constructor(readonly id: string) {
    this.table = new TableOnScreen(id);
  }

  get snapshot(): Snapshot | null {
    return this.table.snapshot;
  }

  get place(): SeatSnapshot | null {
    return this.table.place;
  }

  get seats(): TableSeat[] {
    return this.snapshot?.table.seats ?? [];
  }

  get offers(): Offer[] {
    return this.place?.offers ?? [];
  }

  get title(): string {
    return this.game?.title ?? say("farshore");
  }

  /** By seat; an open seat is called by its colour. */
  names = $derived.by(() => this.seats.map((seat) => seat.name || (this.game?.colours[seat.seat]?.title ?? "")));

  /** How the game ended: what the story says last. */
  ending = $derived.by(() => (this.snapshot?.over ? (this.table.lines.at(-1)?.text ?? "") : ""));

  /** Open the table; return how to leave it again. The games are asked for meanwhile: its own will be among them. */
  open(): () => void {
    this.table.open();
    void api.games().catch(() => undefined);
    return () => this.table.close();
  }

  /** Ask for what is known of a game. Without it the table can still be played, so that nobody is told of a failure. */
  async learn(name: string): Promise<void> {
    this.game = await api.gameCalled(name).catch(() => undefined);
    this.table.learn(this.game?.about.keeps_secrets ?? true);
  }

  act = (action: AnyAction): void => {
    this.highlight = [];
    void this.table.act(action);
  };

  /** On a phone the list of choices lies over the board: it goes, so that the board is seen. */
  actFromList = (action: AnyAction): void => {
    if (matchMedia(PHONE).matches) this.panels.close();
    this.act(action);
  };

  whyNot = (action: AnyAction): void => void this.table.whyNot(action);

  show = (places: string[]): void => {
    this.highlight = places;
  };

  openRule = (number: string): void => {
    this.panels.showRule(number);
    this.table.notice = null;
  };

  playAgain = async (): Promise<void> => {
    try {
      router.go(`/t/${(await api.again(this.id)).id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.table.notice = { text: error.message, rule: "" };
    }
  };

  /** Escape closes a panel; Ctrl-Z takes a step back, except in a text that has its own undo. */
  key = (event: KeyboardEvent): void => {
    if (event.key === "Escape") this.panels.close();
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (event.key === "z" && (event.ctrlKey || event.metaKey) && !isTyping && this.place?.undo) {
      event.preventDefault();
      void this.table.undo();
    }
  };
}
