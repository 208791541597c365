/** Asking the server for what all others at a table must agree to. */
import { ask, part } from "../lib/api";
import type { Done, Matter } from "../lib/messages";
import type { Server } from "../lib/types.gen";

/** Ask to where a seat may ask all others to go back. */
export const moments = (id: string, seat: number): Promise<Server.Moments> => ask("GET", `/tables/${part(id)}/moments?seat=${seat}`);

/** Ask all others to go back to when the log had so many entries, or to end the game. */
export const askAll = (id: string, seat: number, matter: Matter, to: number, seq: number, key: string): Promise<Done> =>
  ask("POST", `/tables/${part(id)}/ask`, { seat, matter, to, seq, key });

/** Answer what is asked; `asked`: its count. Whoever asked no longer asks. */
export const answerAll = (id: string, seat: number, asked: number, agrees: boolean, seq: number, key: string): Promise<Done> =>
  ask("POST", `/tables/${part(id)}/answer`, { seat, ask: asked, agrees, seq, key });
