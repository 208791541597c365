/** What the server and the pages say to one another, by short names. */
import type { Server } from "./types.gen";

export type GameInfo = Server.GameInfo;
export type Option = Server.Option;
export type Choice = Server.Choice;
export type BotChoice = Server.BotChoice;
export type Rule = Server.Rule;
export type Me = Server.Me;
export type MyTable = Server.MyTable;
export type LessonNow = Server.LessonNow;
export type LessonInfo = Server.LessonInfo;
export type LessonStep = Server.LessonStepAsk["step"];
export type SeatAsk = Server.SeatAsk;
export type TableAsk = Server.TableAsk;
export type Table = Server.Table;
export type TableSeat = Server.TableSeat;
export type Invitation = Server.Invitation;
export type Invitations = Server.Invitations;
export type SeatingChange = Server.SeatingAsk["change"];
export type Way = Server.Table["ways"][number];
export type Snapshot = Server.Snapshot;
export type SeatSnapshot = Server.SeatSnapshot;
export type Done = Server.Done;
export type Line = Server.Line;
export type CurvePoint = Server.CurvePoint;
export type Replay = Server.Replay;
export type Problem = Server.Problem;
export type Options = Record<string, unknown>;
