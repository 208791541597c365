/** Asking the server. Everything it refuses arrives as an `ApiError` with a sentence to show. */
import type { AnyAction } from "./board";
import type {
  CoachSays,
  Done,
  GameInfo,
  Invitation,
  Invitations,
  LessonStep,
  Me,
  MyAccount,
  MyNotices,
  Options,
  PuzzleStep,
  Replay,
  ReviewNow,
  SeatAsk,
  SeatingChange,
  SignInLink,
  Snapshot,
  Table,
  TableAsk,
  TimeWay,
  WatchLink,
} from "./messages";
import type { Server } from "./types.gen";
import { language, say } from "./words";

export class ApiError extends Error {
  constructor(
    readonly status: number, // 0: the server was not reached
    readonly error: string,
    text: string,
    readonly rule: string = "",
    readonly snapshot: Snapshot | null = null,
  ) {
    super(text);
  }
}

/** Return what a refusal says, to be shown; whatever else went wrong is a fault of the page. */
export function sentence(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  throw error;
}

/** Tell whether what failed may succeed when it is tried again: not what the server has refused for a reason. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;

const PATIENCE = 60_000; // ms: a line that is deaf never says that it is

export async function ask<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const url = `/api${path}${path.includes("?") ? "&" : "?"}language=${language()}`;
  const request: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { ...request.headers, "content-type": "application/json" };
  }
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), PATIENCE);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { ...request, signal: given.signal });
    text = await response.text(); // the line may break in the middle of it
  } catch {
    throw new ApiError(0, "unreachable", say("error-unreachable"));
  } finally {
    clearTimeout(timer);
  }
  if (response.ok) return JSON.parse(text) as T;
  throw refusal(response.status, text);
}

/** Read what a refusal says; one that is not ours (a proxy's page) gets a sentence of our own. */
export function refusal(status: number, text: string): ApiError {
  try {
    const found = JSON.parse(text) as Partial<Server.Problem>;
    if (found.text) return new ApiError(status, found.error ?? "", found.text, found.rule, found.snapshot ?? null);
  } catch {
    // no JSON: told below
  }
  return new ApiError(status, "unknown", say("error-unknown", { status }));
}

const gamesAsked = new Map<string, Promise<GameInfo[]>>(); // by language

/** Return the games; they are asked for once in every language. */
export function games(): Promise<GameInfo[]> {
  const asked = language();
  let found = gamesAsked.get(asked);
  if (!found) {
    found = ask<GameInfo[]>("GET", "/games");
    found.catch(() => gamesAsked.delete(asked));
    gamesAsked.set(asked, found);
  }
  return found;
}

export async function gameCalled(name: string): Promise<GameInfo> {
  const found = (await games()).find((game) => game.name === name);
  if (!found) throw new ApiError(404, "unknown-game", say("error-no-game", { name }));
  return found;
}

export const me = (): Promise<Me> => ask("GET", "/me");
export const callMe = (name: string): Promise<Me> => ask("POST", "/me", { name });

/** Ask by what one can sign in, and where one is signed in; of a stranger it is refused (401). */
export const account = (): Promise<MyAccount> => ask("GET", "/me/account");
/** Choose a password, so that one can sign in anywhere. */
export const becomeAccount = (password: string): Promise<MyAccount> => ask("POST", "/me/account", { password });
export const changePassword = (old: string, fresh: string): Promise<MyAccount> => ask("POST", "/me/password", { old, new: fresh });
/** Make a link to sign in elsewhere, once and soon. */
export const signInLink = (): Promise<SignInLink> => ask("POST", "/me/sign-in-link", {});
/** Sign out: here, or where another session is. */
export const signOut = (session = ""): Promise<MyAccount> => ask("POST", "/me/sign-out", { session });
export const signOutEverywhere = (): Promise<MyAccount> => ask("POST", "/me/sign-out", { everywhere: true });
/** Be forgotten; of whoever has a password, it is asked for. */
export const deleteMe = (password: string): Promise<MyAccount> => ask("POST", "/me/delete", { password });
/** Sign in; `bring`: what was played here as a guest is theirs, too. */
export const signIn = (login: string, password: string, bring: boolean): Promise<Server.WhoSignsIn> =>
  ask("POST", "/sign-in", { login, password, bring });
export const signInByLink = (token: string, bring: boolean): Promise<Server.WhoSignsIn> => ask("POST", "/sign-in/link", { token, bring });
/** Ask whom a link would sign in. */
export const whoSignsIn = (token: string): Promise<Server.WhoSignsIn> => ask("POST", "/sign-in/look", { token });

/** Ask how one is told that it is one's turn. */
export const notices = (): Promise<MyNotices> => ask("GET", "/me/notices");
export const reachBrowser = (wish: Server.PushAsk): Promise<MyNotices> => ask("POST", "/me/notices/push", wish);
/** Have a mail sent that asks whether it is one's own mailbox. */
export const reachMailbox = (address: string): Promise<MyNotices> => ask("POST", "/me/notices/mail", { address });
export const reachHook = (address: string): Promise<MyNotices> => ask("POST", "/me/notices/hook", { address });
export const keepQuiet = (hours: Partial<Server.QuietAsk>): Promise<MyNotices> => ask("POST", "/me/notices/quiet", hours);
export const testNotice = (way: string): Promise<MyNotices> => ask("POST", `/me/notices/${part(way)}/test`, {});
export const removeNotice = (way: string): Promise<MyNotices> => ask("POST", `/me/notices/${part(way)}/remove`, {});
/** Say that a mailbox is one's own, by what the link in it ends with. */
export const confirmMailbox = (token: string): Promise<Server.MailNow> => ask("POST", "/mail/confirm", { token });
export const stopMail = (token: string): Promise<Server.MailNow> => ask("POST", `/mail/stop/${part(token)}`, {});
/** Ask for one's bots; making one, or giving it another token, is the only time that a token is told. */
export const bots = (): Promise<Server.MyBots> => ask("GET", "/me/bots");
export const makeBot = (name: string): Promise<Server.MyBots> => ask("POST", "/me/bots", { name });
export const renewToken = (bot: string): Promise<Server.MyBots> => ask("POST", `/me/bots/${part(bot)}/token`, {});
export const deleteBot = (bot: string): Promise<Server.MyBots> => ask("POST", `/me/bots/${part(bot)}/delete`, {});
/** Let one's bot take a free seat of one's table. */
export const seatBot = (id: string, seat: number, bot: string): Promise<Table> => ask("POST", `/tables/${part(id)}/seat-bot`, { seat, bot });

/** Ask how everybody fares here; of whoever has no account it is refused (403). */
export const club = (): Promise<Server.ClubPage> => ask("GET", "/me/club");
/** Be named there, or no longer. */
export const beListed = (listed: boolean): Promise<Server.ClubPage> => ask("POST", "/me/club", { listed });
export const clubJson = "/api/me/club";
export const clubCsv = "/api/me/club/csv";

/** Let the server know in which language one wants to be spoken to. */
export const speakToMe = (language: string): Promise<Me> => ask("POST", "/me/language", { language });

export const openTable = (wish: TableAsk): Promise<Table> => ask("POST", "/tables", wish);
/** Go on with a lesson, or begin one of its scenes anew. */
export const openLesson = (game: string, lesson: string, name: string, scene: number | null = null): Promise<Table> =>
  ask("POST", `/lessons/${part(game)}/${part(lesson)}`, { name, scene });
/** Go on, or back, in the lesson at a table; `beat`: where one is. */
export const stepLesson = (id: string, step: LessonStep, beat: string, seq: number, key: string): Promise<Done> =>
  ask("POST", `/tables/${part(id)}/lesson`, { step, beat, seq, key });
/** Ask for the positions of a game in which one is to find the move. */
export const puzzles = (game: string): Promise<Server.PuzzleList> => ask("GET", `/puzzles/${part(game)}`);
/** Open one of them. */
export const openPuzzle = (game: string, puzzle: string): Promise<Table> =>
  ask("POST", `/puzzles/${part(game)}/${part(puzzle)}`, { name: "" });
/** Try again, or have the best move shown. */
export const stepPuzzle = (id: string, step: PuzzleStep, seq: number, key: string): Promise<Done> =>
  ask("POST", `/tables/${part(id)}/puzzle`, { step, seq, key });
export const tableCalled = (id: string): Promise<Table> => ask("GET", `/tables/${part(id)}`);
export const rulebook = (game: string): Promise<Server.ReadRulebook> => ask("GET", `/rulebooks/${part(game)}`);
/** Ask what the things of a game are for, and what is explained when it first happens. */
export const hints = (game: string): Promise<Server.GameHints> => ask("GET", `/hints/${part(game)}`);
/** Open a position that a game brings, where everything can be tried and taken back. */
export const practise = (game: string, shipped: string): Promise<Table> => ask("POST", "/practice", { game, shipped });
export const preview = (game: string, seats: number, options: Options): Promise<Server.Preview> =>
  ask("POST", "/preview", { game, seats, options });
export const invitation = (token: string): Promise<Invitation> => ask("POST", "/join/look", { token });
export const join = (token: string, name: string): Promise<Table> => ask("POST", "/join", { token, name });
export const invitations = (id: string): Promise<Invitations> => ask("GET", `/tables/${part(id)}/invitations`);
/** Ask for the link by which others may watch one's table. */
export const watchLink = (id: string): Promise<WatchLink> => ask("GET", `/tables/${part(id)}/watch-link`);
/** Replace it: whoever watches by the old one no longer does. */
export const renewWatchLink = (id: string): Promise<WatchLink> => ask("POST", `/tables/${part(id)}/watch-link`, {});
/** Be let in to watch, by what a link ends with. */
export const watch = (token: string): Promise<Server.Watched> => ask("POST", "/watch", { token });
/** Ask for the tables on this server that wait for anybody. */
export const lobby = (): Promise<Server.OpenTables> => ask("GET", "/lobby");
/** Sit down at one of them, or where one is invited. */
export const sit = (id: string, name = ""): Promise<Table> => ask("POST", `/tables/${part(id)}/sit`, { name });
/** Say no to an invitation; return what is left of them. */
export const decline = (id: string): Promise<Me> => ask("POST", `/tables/${part(id)}/decline`, {});
/** Open a table like another one, and invite to it whoever sat there on a seat. */
export const invite = (id: string, seat: number): Promise<Table> => ask("POST", `/tables/${part(id)}/invite`, { seat });
/** Change who plays on a seat, or on all that it may be about. */
export const seating = (id: string, change: SeatingChange, seat: number | null = null): Promise<Table> =>
  ask("POST", `/tables/${part(id)}/seating`, { change, seat });
/** Decide something about time at a table, for all or for one seat. */
export const decideTime = (id: string, way: TimeWay, seat: number | null = null): Promise<Snapshot> =>
  ask("POST", `/tables/${part(id)}/time`, { way, seat });
/** Ask what time it is, by which the clocks of a table go. */
export const serverTime = (id: string): Promise<Server.ServerTime> => ask("GET", `/tables/${part(id)}/time`);
/** Take a table from one's own list; return what is left of it. */
export const forget = (id: string): Promise<Me> => ask("POST", `/tables/${part(id)}/forget`, {});
export const again = (id: string): Promise<Table> => ask("POST", `/tables/${part(id)}/again`, {});
/** Open a table that begins as another one stood after a step of its replay. */
export const goOn = (id: string, step: number, seats: SeatAsk[], name: string): Promise<Table> =>
  ask("POST", `/tables/${part(id)}/continue`, { step, seats, name });
/** Take in a record, to be looked at and to go on from. */
export const bringIn = (record: string): Promise<Table> => ask("POST", "/records", { record });
export const replay = (id: string, step: number, seat: number | null): Promise<Replay> =>
  ask("GET", `/tables/${part(id)}/replay?step=${step}${seat === null ? "" : `&seat=${seat}`}`);
/** Ask how things stood when the log had so many entries. */
export const momentAt = (id: string, seq: number, seat: number | null): Promise<Replay> =>
  ask("GET", `/tables/${part(id)}/replay?at=${seq}${seat === null ? "" : `&seat=${seat}`}`);
export const curve = (id: string): Promise<Server.Curve> => ask("GET", `/tables/${part(id)}/curve`);
export const stateOf = (id: string, since: number): Promise<Snapshot> =>
  ask("GET", `/tables/${part(id)}/state?since=${since}`);
export const recordPath = (id: string, seat: number | null): string =>
  `/api/tables/${part(id)}/record${seat === null ? "" : `?seat=${seat}`}`;

/** Do something. `key` names this wish: sent twice (after a lost answer), it is done once. */
export const act = (
  id: string,
  seat: number,
  action: AnyAction,
  seq: number,
  key: string,
): Promise<Done> => ask("POST", `/tables/${part(id)}/actions`, { seat, action, seq, key });
export const undo = (id: string, seat: number, seq: number, key: string): Promise<Done> =>
  ask("POST", `/tables/${part(id)}/undo`, { seat, seq, key });
export const whyNot = (id: string, seat: number, action: AnyAction): Promise<Server.WhyNot> =>
  ask("POST", `/tables/${part(id)}/why-not`, { seat, action });

/** Ask what an offered action, by its notation, would do. */
export const foretell = (id: string, seat: number, notation: string): Promise<Server.Ahead> =>
  ask("GET", `/tables/${part(id)}/foretell?seat=${seat}&notation=${part(notation)}`);

/** Ask the coach what a seat had better do now; that takes a few seconds. */
export const askCoach = (id: string, seat: number, seq: number): Promise<CoachSays> =>
  ask("POST", `/tables/${part(id)}/advice`, { seat, seq });
/** Ask how a game that is over was played, as far as that is known. */
export const review = (id: string): Promise<ReviewNow> => ask("GET", `/tables/${part(id)}/review`);
/** Have a game that is over looked through. */
export const beginReview = (id: string): Promise<ReviewNow> => ask("POST", `/tables/${part(id)}/review`, {});

/** Return a name for one wish. (`crypto.randomUUID` is missing where a table is reached by plain http.) */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const part = encodeURIComponent;
