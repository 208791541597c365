/** A table as it lives: snapshots over a WebSocket that comes back after any disconnection, without a gap or a double.
 *
 * Everything that happened belongs to an entry of the table's log, counted by `seq`. The page says up to where it knows
 * the log (`since`), so that a new connection goes on exactly there; what arrives twice is left out by its number.
 */
import type { Line, Problem, Snapshot, TalkSign } from "./messages";
import { shared } from "./sharing";

export type Connection = "first" | "live" | "lost";

/** What the page knows of a table. */
export interface Known {
  snapshot: Snapshot;
  lines: Line[]; // the whole story, oldest first
  source: Source; // of the snapshot
}

/** Whence a snapshot comes: the socket brings them in their order; the answer to a wish may be late. */
export type Source = "socket" | "answer";

/** Put a snapshot to what is known; return the same object if it is older.
 *
 * What happens unseen changes a table (who is still to act) but not the count: of two that count the same, the socket's
 * is kept before an answer, which may have been overtaken.
 */
export function merged(known: Known | null, snapshot: Snapshot, source: Source = "socket"): Known {
  if (!known) return { snapshot, lines: snapshot.lines, source };
  const { seq } = known.snapshot;
  const mayBeLate = source === "answer" && known.source === "socket";
  if (snapshot.seq < seq || (snapshot.seq === seq && mayBeLate)) return known;
  const fresh = snapshot.lines.filter((line) => line.seq > seq);
  return { snapshot: shared(known.snapshot, snapshot), lines: fresh.length ? [...known.lines, ...fresh] : known.lines, source };
}

/** Put the story as it is told now, from its beginning, in place of the one that is known; it goes as far as before. */
export function retold(known: Known, { seq, lines }: Snapshot): Known {
  const told = lines.filter((line) => line.seq <= known.snapshot.seq);
  return { ...known, lines: [...told, ...known.lines.filter((line) => line.seq > seq)] };
}

/** Tell whether somebody has sat down since: the story then calls them by their name, also where it was told before. */
export const isRenamed = (before: Snapshot, after: Snapshot): boolean =>
  before.table.seats.some(({ name }, seat) => name !== after.table.seats[seat]?.name);

/** Return how long to wait before trying again, in ms: longer each time, and never in step with everyone else. */
export function pause(attempt: number, chance: number = Math.random()): number {
  return Math.min(500 * 2 ** attempt, 15_000) * (0.75 + chance / 2);
}

const REFUSED = 4000; // with a status added, how the server closes a line for a reason: 4404
const TOO_MANY = 429; // the one such reason that goes away by itself

/** Return the status with which the server refuses a table for good; null if the line was merely lost. */
export function refusedFor(code: number): number | null {
  const status = code - REFUSED;
  return status >= 400 && status < 500 && status !== TOO_MANY ? status : null;
}

/** Tell whether the server has closed a line for now, and says why in a sentence. */
export const isToWait = (code: number): boolean => code === REFUSED + TOO_MANY;

const AWAY = 20_000; // a page that is out of sight for longer is looked at by nobody, who is then told otherwise that it is their turn
const SILENCE = 45_000; // the server speaks at least every 20 s; this long without a word, the line is dead

interface Listener {
  heard: (snapshot: Snapshot) => void;
  talked: (revision: number) => void; // something was said at the table, or decided about that
  connection: (state: Connection, why?: string) => void; // lost: why, if the server said so
  refused: (status: number, why: Problem) => void; // there is nothing to listen to, now or later
}

/** Keeps listening to a table until it is closed. */
export class Live {
  #socket: WebSocket | undefined;
  #attempt = 0;
  #problem: Problem | undefined; // what the server said before it closed the line
  #since: number; // up to where the log is known
  #closed = false;
  #isHidden = document.visibilityState === "hidden"; // as the server is told
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: (since: number, isHidden: boolean) => string,
    private readonly listener: Listener,
    since = 0,
  ) {
    this.#since = since;
    this.#connect();
    addEventListener("online", this.#now);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#whenSeen);
  }

  /** Tell up to where the log is known, when that was learned otherwise. */
  knows(seq: number): void {
    this.#since = Math.max(this.#since, seq);
  }

  /** Somebody waits for the line: try it now. */
  callAgain(): void {
    this.#now();
  }

  /** A request did not come through: the line, which would notice that much later, is held to be lost as well. */
  doubt(): void {
    if (this.#socket) this.#lost();
  }

  /** Ask for the same otherwise, such as in another language: by a new line, which is not told as a loss of the old one. */
  ask(): void {
    if (this.#closed || !this.#socket) return; // the next line will be asked so
    this.#drop();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#whenSeen);
    clearTimeout(this.#leaving);
    clearTimeout(this.#retry);
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.url(this.#since, this.#isHidden));
    this.#socket = socket;
    this.#listenOn();
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#listenOn();
      const message = JSON.parse(event.data) as Snapshot | TalkSign | { type: "beat" } | Problem;
      if ("error" in message) this.#problem = message;
      if ("revision" in message) this.listener.talked(message.revision);
      if (!("type" in message) || message.type !== "snapshot") return;
      this.#attempt = 0;
      this.knows(message.seq);
      this.listener.connection("live");
      this.listener.heard(message);
    };
    socket.onclose = ({ code, reason }) => {
      if (socket === this.#socket) this.#closedWith(code, reason);
    };
  }

  #closedWith(code: number, reason: string): void {
    const status = refusedFor(code);
    if (status === null || !this.#problem) return this.#lost(isToWait(code) ? reason : "");
    this.close();
    this.listener.refused(status, this.#problem);
  }

  #lost(why = ""): void {
    this.#drop();
    if (this.#closed) return;
    this.#problem = undefined;
    this.listener.connection("lost", why);
    this.#retry = setTimeout(() => this.#connect(), pause(this.#attempt++));
  }

  /** Forget the present connection, whatever becomes of it. */
  #drop(): void {
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #listenOn(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#lost(), SILENCE);
  }

  /** The device says that it is cut off; a socket would notice much later. */
  #cut = (): void => {
    if (this.#socket) this.#lost();
  };

  #now = (): void => {
    if (this.#closed || this.#socket) return;
    this.#attempt = 0;
    this.#connect();
  };

  #whenSeen = (): void => {
    clearTimeout(this.#leaving);
    if (document.visibilityState === "hidden") {
      this.#leaving = setTimeout(() => this.#tellHidden(true), AWAY);
    } else {
      this.#tellHidden(false);
      this.#now();
    }
  };

  /** Tell the server whether somebody looks: by another line, for nobody listens to what is said on one. */
  #tellHidden(isHidden: boolean): void {
    if (this.#isHidden === isHidden) return;
    this.#isHidden = isHidden;
    this.ask();
  }
}

/** Return where a table is listened to. */
export function liveUrl(id: string, since: number, language: string, isHidden: boolean): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const query = new URLSearchParams({ since: String(since), language, ...(isHidden && { hidden: "true" }) });
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(id)}/live?${query}`;
}
