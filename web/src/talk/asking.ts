/** Asking the server for the talk at a table. */
import { ask, part } from "../lib/api";
import type { Server } from "../lib/types.gen";

export type Said = Server.Said;
export type Sign = Said["sign"];
export type Talk = Server.Talk;

const to = <T>(id: string, what: string, body: T): Promise<Talk> => ask("POST", `/tables/${part(id)}/talk${what}`, body);

/** Ask what was said since a revision. */
export const hear = (id: string, since: number): Promise<Talk> => ask("GET", `/tables/${part(id)}/talk?since=${since}`);
export const tell = (id: string, text: string, sign: Sign, since: number): Promise<Talk> => to<Server.SayAsk>(id, "", { text, sign, since });
/** Read somebody no longer, or again; the answer has all that there is to read. */
export const mute = (id: string, seat: number | null, muted: boolean): Promise<Talk> => to<Server.MuteAsk>(id, "/mute", { seat, muted });
/** Let somebody no longer talk, or again, as the host; the answer has everything. */
export const silence = (id: string, seat: number | null, silenced: boolean): Promise<Talk> => to<Server.SilenceAsk>(id, "/silence", { seat, silenced });
export const remove = (id: string, number: number, since: number): Promise<Talk> => to<Server.MessageAsk>(id, "/remove", { number, since });
export const report = (id: string, number: number, since: number): Promise<Talk> => to<Server.MessageAsk>(id, "/report", { number, since });
/** Let whoever watches read what is said from now on, or nothing; the answer has everything. */
export const openTo = (id: string, open: boolean): Promise<Talk> => to<Server.OpenAsk>(id, "/open", { open });
