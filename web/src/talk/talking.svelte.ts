/** The talk at a table on this screen: what was said, what was not read yet, and whether one wants any of it. */
import { sentence } from "../lib/api";
import { say } from "../lib/words";
import type { TablePage } from "../table/page.svelte";
import * as asking from "./asking";
import type { Said, Sign, Talk } from "./asking";
import Button from "./Button.svelte";
import Panel from "./Panel.svelte";
import { isWanted, readUpTo, want, wasRead } from "./remembered";

export class Talking {
  readonly Button = Button;
  readonly Panel = Panel;
  now = $state.raw<Talk | null>(null); // as it was last heard; its messages are in `said`
  said = $state.raw<Said[]>([]); // the oldest first
  heard = $state(""); // what others have just said, for who listens
  failure = $state("");
  isWanted = $state(isWanted()); // else nothing is shown, counted or read out on this device
  typed = $state(""); // and not yet said
  #read = $state(0); // up to which message
  #isAsking = false;
  readonly #before: number; // how far the talk had come when one came

  constructor(readonly page: TablePage) {
    this.#read = wasRead(page.id);
    this.#before = page.table.talked;
  }

  /** How many messages of others were not read yet. */
  unread = $derived.by(() => (this.isWanted ? this.said.filter((each) => this.#isNews(each)).length : 0));

  /** Whether there is, or may be, anything for this person: they talk here, or may read what the others say. */
  isThere = $derived.by(() => (this.now ? this.now.speakers.length > 0 : this.page.table.mine.length > 0 || this.page.snapshot?.table.host === true));

  /** Ask for what is new, if there may be something. */
  async listen(revision: number): Promise<void> {
    if (this.#isAsking || (this.now && this.now.revision === revision)) return;
    this.#isAsking = true;
    try {
      const isFirst = this.now === null && this.#before > 0;
      this.#hear(await asking.hear(this.page.id, this.now?.revision ?? 0), isFirst);
    } catch (error) {
      this.failure = sentence(error);
    } finally {
      this.#isAsking = false;
    }
    const latest = this.page.table.talked;
    if (!this.failure && latest > (this.now?.revision ?? 0)) await this.listen(latest); // it went on meanwhile
  }

  /** Say what was typed; it stays there if it could not be said. */
  async tell(): Promise<void> {
    const text = this.typed.trim();
    if (text && (await this.#do(() => asking.tell(this.page.id, text, "", this.#since)))) this.typed = "";
  }

  sign = (sign: Sign): Promise<boolean> => this.#do(() => asking.tell(this.page.id, "", sign, this.#since));
  remove = (number: number): Promise<boolean> => this.#do(() => asking.remove(this.page.id, number, this.#since));
  mute = (seat: number | null, is: boolean): Promise<boolean> => this.#do(() => asking.mute(this.page.id, seat, is), true);
  silence = (seat: number | null, is: boolean): Promise<boolean> => this.#do(() => asking.silence(this.page.id, seat, is), true);
  openTo = (is: boolean): Promise<boolean> => this.#do(() => asking.openTo(this.page.id, is), true);

  report = async (number: number): Promise<void> => {
    if (await this.#do(() => asking.report(this.page.id, number, this.#since))) this.heard = this.failure = say("talk-reported-done");
  };

  /** All is read that is in sight. */
  read(): void {
    const last = this.said.at(-1)?.number ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    readUpTo(this.page.id, last);
  }

  /** Want to read and be told, or not, on this device. */
  want(is: boolean): void {
    this.isWanted = is;
    want(is);
  }

  get #since(): number {
    return this.now?.revision ?? 0;
  }

  #isNews = ({ number, yours, removed }: Said): boolean => !yours && !removed && number > this.#read;

  async #do(ask: () => Promise<Talk>, isWhole = false): Promise<boolean> {
    this.failure = "";
    try {
      this.#hear(await ask(), isWhole);
    } catch (error) {
      this.failure = sentence(error);
      return false;
    }
    return true;
  }

  /** Put what was heard to what is known; `isWhole`: instead of it. */
  #hear(talk: Talk, isWhole: boolean): void {
    const isGone = talk.speakers.length === 0; // one may no longer read it
    const before = new Map((isWhole || isGone ? [] : this.said).map((each) => [each.number, each]));
    const fresh = isWhole ? [] : talk.said.filter((each) => !before.has(each.number) && this.#isNews(each));
    for (const each of talk.said) before.set(each.number, each);
    this.now = talk;
    this.said = [...before.values()].toSorted((one, other) => one.number - other.number);
    if (fresh.length > 0 && this.isWanted) this.heard = fresh.map(({ name, text, sign }) => say("talk-heard", { name, text: sign ? say(`talk-sign-${sign}`) : text })).join(" ");
  }
}
