// Written by `python -m tools.web_types` from the types of games and server. Not to be edited.

export const LIMITS = {"name":24,"leastPassword":8,"password":200,"talk":300,"mailbox":254,"address":1000} as const;

export declare namespace Server {
  /** What a seat is called by default. */
  interface Colour {
    name: string;
    title: string;
  }

  /** A value of an option. */
  interface Choice {
    value: string | boolean | null;  // None: something else decides, such as the edition
    title: string;
    text: string;
  }

  /** Something a table may agree on. */
  interface Option {
    field: string;
    title: string;
    text: string;
    type: "bool" | "choice" | "int" | "list" | "text";  // "list": several of the choices
    choices: Choice[];
    free: boolean;  // of a "choice": another text may be given, too
    default: unknown;
    min: number | null;
    max: number | null;
  }

  /** A player that is a program. */
  interface BotChoice {
    name: string;
    title: string;
    text: string;
    level: number;  // of a character, from 1, gentle, to 4, strong; 0: it is none
  }

  /** A rule in our own words. */
  interface Rule {
    number: string;
    title: string;
    text: string;
    also: string;  // words that people look for it by, though it does not use them, with commas between
    section: string;
  }

  /** Something that points come from. */
  interface ScorePart {
    name: string;
    title: string;
  }

  /** Facts about a game that a page needs before it knows a view. */
  interface AboutGame {
    usual_seats: number;
    first_options: string[];  // fields of the options that a table is asked about first
    keeps_secrets: boolean;  // people at one screen must hide something from one another
    parts: ScorePart[];  // in the order of a standing's parts
    words: Record<string, string>;  // titles of the view's fields and of verbs, where the game has some: "view-…", "verb-…"
  }

  /** A lesson of a game. */
  interface LessonInfo {
    name: string;
    title: string;
    text: string;  // what it teaches
    minutes: number;
    scenes: number;
  }

  /** A game that can be played. */
  interface GameInfo {
    name: string;
    title: string;
    text: string;
    seats: number[];
    colours: Colour[];
    options: Option[];
    bots: BotChoice[];
    rules: Rule[];
    lessons: LessonInfo[];  // the one to begin with first
    rulebook: boolean;  // it has one to read
    coach: boolean;  // it has a bot that can say how good moves are
    puzzles: number;  // positions in which one is to find the move, that come with it
    about: AboutGame;
  }

  /** What a game would begin like. */
  interface PreviewAsk {
    game: string;
    seats: number;
    options?: Record<string, unknown>;
  }

  /** A beginning, as a spectator would see it; chance would bring another one. */
  interface Preview {
    view: View;
  }

  type View = unknown;

  /** What a table must have chosen for a part of a rulebook to hold. */
  interface BookNote {
    field: string;
    title: string;
    value: string;
  }

  /** A figure of a rulebook: a real position, drawn by the board. */
  interface BookFigure {
    view: View;
    seat: number | null;  // by whose eyes
    names: string[];  // by seat
    show: string;  // which part of the table
    around: string[];  // places that are in the picture; none: all of the board
    lit: string[];  // places that it speaks of
    open: string[];  // places where whoever is to act may act
    caption: string;
  }

  /** A part of a chapter. */
  interface BookPart {
    name: string;
    kind: "example" | "note" | "text";
    text: string;
    notes: BookNote[];  // none: it holds at every table
    figure: BookFigure | null;
  }

  /** A chapter of a rulebook. */
  interface BookChapter {
    name: string;
    title: string;
    rules: string[];  // numbers of those that it covers
    parts: BookPart[];
    practice: string;  // the position at which it can be tried; empty: none
  }

  /** A box of the summary on one page. */
  interface GlanceBox {
    name: string;
    title: string;
    text: string;
  }

  /** A rulebook to read. */
  interface ReadRulebook {
    game: string;
    title: string;
    aim: string;
    chapters: BookChapter[];
    glance: GlanceBox[];
  }

  /** What a thing of the table is for. */
  interface Hint {
    name: string;  // as the page marks it
    text: string;
    rule: string;
  }

  /** What is said once, when it first happens to somebody. */
  interface FirstTime {
    name: string;
    text: string;
    rule: string;  // empty: it rests on none
    event: string;  // the kind of event; empty: the page knows by its name when it happens
    whose: "anybody" | "gains" | "mine" | "others";
    when: Record<string, string>;  // what fields of the event say, with * for anything, | between several
    least: Record<string, number>;  // how much they are at least; of a field by seat, one's own
    shared: string;  // a field by seat in which another has as much as oneself, and not nothing
  }

  /** What a page may say about the things of a game. */
  interface GameHints {
    hints: Hint[];
    first_times: FirstTime[];
  }

  /** How the asker wants to be called. */
  interface MeAsk {
    name: string;
  }

  /** In which language the asker wants to be spoken to. */
  interface LanguageAsk {
    language: string;
  }

  /** A table of the asker's. */
  interface MyTable {
    id: string;
    game: string;
    title: string;
    seats: string[];
    status: "agreed" | "off" | "over" | "playing" | "waiting";
    your_turn: boolean;
    over: boolean;  // or called off
    away: "" | "handed" | "resigned";  // a bot plays for the asker
    time: TimeControl | null;  // how much time everybody has; None: all the time in the world
    left: number | null;  // seconds that the asker has left, if their clock runs
    late: boolean;  // the asker has run out of time
    paused: boolean;  // the clocks stand still
    updated: number;  // seconds since 1970
    ways: ("call-off" | "fill" | "forget" | "hand" | "leave" | "resign" | "return")[];  // what the asker may do about their place
    lesson: string;  // the title of the lesson that is under way there; empty: it is a game
  }

  /** How much time everybody has: ``live``, a bank for the game and more for every turn; ``days``, for every turn. */
  interface TimeControl {
    kind: "days" | "live";
    bank: number;  // live: seconds for the whole game
    increment: number;  // live: seconds that every turn of one's own adds
    days: number;  // days: for every turn
    takeover: "automatic" | "host" | "never" | "vote";
    bot: string;  // that takes over; empty: the usual one
  }

  /** A table at which a seat waits for the asker: somebody has invited them, or it is listed for everyone. */
  interface InvitedTo {
    id: string;
    game: string;
    title: string;
    host_name: string;
    seats: string[];  // who is there; of a seat that is free, nothing
    open: number;  // seats that are free
    time: TimeControl | null;  // how much time everybody has there
    coach: boolean;  // whoever plays there may ask the coach
    updated: number;  // seconds since 1970
  }

  /** The tables on this server that wait for anybody. */
  interface OpenTables {
    tables: InvitedTo[];
  }

  /** Somebody whom the asker has played with, by where they last did. */
  interface Companion {
    name: string;
    games: number;  // together
    table: string;
    seat: number;  // theirs there
    title: string;  // what was played there
    updated: number;  // seconds since 1970
  }

  /** Who sits on a seat here shall be invited to another game. */
  interface InviteAsk {
    seat: number;
  }

  /** Somebody who takes a seat without a link: at a table that is listed, or because they are invited. */
  interface SitAsk {
    name?: string;
  }

  /** A lesson that the asker has begun. */
  interface MyLesson {
    game: string;
    name: string;
    done: boolean;  // at some time
    table: string;  // where it is under way; empty: nowhere
  }

  /** Who the asker is; a stranger has no name, and no language that was chosen. */
  interface Me {
    name: string;  // empty: they have given none
    login: string;  // by what they sign in; empty: they have chosen no password
    language: string;
    tables: MyTable[];
    lessons: MyLesson[];
    invitations: InvitedTo[];
    companions: Companion[];
  }

  /** A browser in which the asker is signed in. */
  interface MySession {
    id: string;
    browser: string;  // "Firefox, Linux"; empty: not known
    created: number;  // seconds since 1970
    seen: number;  // to the hour
    here: boolean;  // the one that asks
  }

  /** By what the asker can sign in, and where they are signed in. */
  interface MyAccount {
    name: string;
    login: string;  // empty: they have chosen no password
    sessions: MySession[];
  }

  /** A guest who wants to be known by a password, too. */
  interface PasswordAsk {
    password: string;
  }

  /** Another password. */
  interface NewPasswordAsk {
    old: string;
    new: string;
  }

  /** Somebody who wants to be forgotten; of whoever has a password, it is asked for. */
  interface DeleteAsk {
    password?: string;
  }

  /** Where the asker wants to be signed out: here, at one of their sessions, or everywhere. */
  interface SignOutAsk {
    session?: string;  // empty: here
    everywhere?: boolean;
  }

  /** How the asker can sign in elsewhere, once. */
  interface SignInLink {
    address: string;
    code: QrCode;  // of the address
    here_only: boolean;  // it works on the machine of the server alone
    minutes: number;  // for which it can be used
  }

  /** A square to be photographed. */
  interface QrCode {
    size: number;  // squares a side, without the margin of four that it needs
    path: string;  // of an SVG drawing: what is dark
  }

  /** Somebody who signs in. ``bring``: what they have played as a guest in this browser shall be theirs, too. */
  interface SignInAsk {
    login: string;
    password: string;
    bring?: boolean;
  }

  /** Somebody who signs in by what a link ends with. ``bring`` as in ``SignInAsk``. */
  interface LinkSignInAsk {
    token: string;
    bring?: boolean;
  }

  /** Somebody who wants to know whom a link signs in. */
  interface SignInLookAsk {
    token: string;
  }

  /** Who has signed in, or would by a link. */
  interface WhoSignsIn {
    name: string;  // empty: they have given none
  }

  /** A way by which the asker is reached. */
  interface NoticeWay {
    id: string;
    kind: "hook" | "mail" | "push";
    label: string;  // of a browser what it is called, of a mailbox its address, of a hook its host
    here: boolean;  // it is the browser that asks
    confirmed: boolean;  // of a mailbox: somebody has said there that it is theirs
    trouble: string;  // why the latest message did not arrive; empty: it did
    tried: boolean;  // messages are sent there: not after too many that did not arrive
  }

  /** When the asker is told nothing: every day between two times. */
  interface QuietHours {
    start: number;  // minutes since midnight
    end: number;
    zone: string;  // "Europe/Berlin"
  }

  /** How the asker is reached, and could be. */
  interface MyNotices {
    ways: NoticeWay[];
    quiet: QuietHours | null;
    push_key: string;  // what a browser must know of this server to be reached by it
    mail: boolean;  // whoever runs this server has set up mail
  }

  /** What a browser says when its user wants to be told there. */
  interface PushAsk {
    address: string;
    p256dh: string;
    auth: string;
  }

  /** A mailbox, or a web hook. */
  interface AddressAsk {
    address: string;
  }

  /** When the asker wants to be told nothing; without hours: any time is well. */
  interface QuietAsk {
    start?: number | null;
    end?: number | null;
    zone?: string;
  }

  /** Somebody who has opened the link that was sent to a mailbox. */
  interface ConfirmAsk {
    token: string;
  }

  /** Whether mail is sent to whoever has opened a link in one. */
  interface MailNow {
    sent: boolean;
  }

  /** A bot to be made. */
  interface BotAsk {
    name: string;
  }

  /** A bot of the host's that shall take a free seat. */
  interface SeatBotAsk {
    seat: number;
    bot: string;
  }

  /** A bot of the asker's. */
  interface MyBot {
    id: string;
    name: string;
    token_made: number;  // when its token was made, in seconds since 1970
    seen: number;  // when it last asked for something, to the hour
  }

  /** The bots of the asker. */
  interface MyBots {
    bots: MyBot[];
    token: string;  // of the one that was just made, or given another; it is never shown again; else empty
  }

  /** A world dealt for the seat of a bot that is to act: what the seat may not know in it is invented. */
  interface World {
    seat: number;
    seq: number;  // the asker's count now, which an action carries
    game: string;
    content: string;  // the data files that the table is played with
    position: string;  // as a document: see docs/protocol.md
  }

  /** Whether the asker wants to be named on the club's page. */
  interface ClubAsk {
    listed: boolean;
  }

  /** How somebody fares in a game. */
  interface ClubPerson {
    name: string;
    bot: boolean;  // a bot of this server, by which the others can be measured
    you: boolean;
    rating: number;  // by openskill; everybody begins with 25
    spread: number;  // to each side, within which it is believed to be in 95 of 100 cases
    games: number;
    wins: number;
    streak: number;  // games won one after the other, up to now
    best_streak: number;
  }

  /** The best that somebody has done alone. */
  interface ClubSolo {
    name: string;
    you: boolean;
    rank: number;  // from 1
    title: string;  // of the rank
    points: number;
    ended: number;  // seconds since 1970
  }

  /** A game, and how everybody who may be named fares in it. */
  interface ClubGame {
    game: string;
    title: string;
    people: ClubPerson[];  // the best first
    solo: ClubSolo[];  // likewise
  }

  /** A seat of a game that is over. */
  interface ClubSeat {
    name: string;
    points: number;
    won: boolean;
    you: boolean;
  }

  /** A game that is over, at a table that the asker may look at. */
  interface ClubResult {
    table: string;
    title: string;
    ended: number;  // seconds since 1970
    seats: ClubSeat[];
  }

  /** The club, as the asker may know it. */
  interface ClubPage {
    listed: boolean;  // whether the asker is named
    games: ClubGame[];
    results: ClubResult[];  // the latest first
  }

  /** Who shall sit on a seat: the asker, another person at the same screen, somebody with a link, a bot. */
  interface SeatAsk {
    kind: "bot" | "here" | "me" | "open";
    name?: string;
    bot?: string;  // empty: the usual one
  }

  /** A table to be opened. ``name``: how the asker wants to be called; empty: as before. */
  interface TableAsk {
    name?: string;
    game: string;
    options?: Record<string, unknown>;
    seats: SeatAsk[];
    coach?: boolean;  // everybody who takes a seat agrees that the coach may be asked
    time?: TimeControl | null;  // how much time everybody has; None: all the time in the world
    delay?: number;  // so many moves later spectators see what happens
    listed?: boolean;  // for everyone on this server, who may sit down and look on; else for whoever has a link
  }

  /** A seat as the asker may know it. */
  interface TableSeat {
    seat: number;
    colour: string;
    name: string;
    kind: "bot" | "open" | "person";
    bot: string;
    outside: boolean;  // a program from outside plays here: whose seat it is, is no person
    away: "" | "handed" | "resigned";  // why a bot plays on a person's seat
    yours: boolean;
    invitation: string;  // the path to join by; only to the host, and only while the seat is open
  }

  /** A table as the asker may know it. */
  interface Table {
    id: string;
    game: string;
    options: Record<string, unknown>;
    host: boolean;  // whether the asker opened it
    seats: TableSeat[];
    status: "agreed" | "off" | "over" | "playing" | "waiting";
    ways: ("call-off" | "fill" | "forget" | "hand" | "leave" | "resign" | "return")[];  // what the asker may do about their place
    matters: ("back" | "end")[];  // … and ask all others for
    seq: number;
    again: string;  // the table at which the same people play again; empty: none yet
    listed: boolean;  // for everyone on this server
    delay: number;  // so many moves later spectators see what happens
    practice: boolean;  // everything may be taken back here
    coach: boolean;  // whoever plays here may ask the coach
  }

  /** How somebody is invited to a seat. */
  interface InvitationLink {
    seat: number;
    address: string;
    code: QrCode;  // of the address
  }

  /** The links to the open seats of a table, for its host. */
  interface Invitations {
    links: InvitationLink[];
    here_only: boolean;  // they work on the machine of the server alone
    command: string;  // what to type so that others can reach it
  }

  /** How somebody is invited to watch a table. */
  interface WatchLink {
    address: string;
    code: QrCode;  // of the address
    here_only: boolean;  // it works on the machine of the server alone
  }

  /** Somebody who wants to watch, with what the link ends with. */
  interface WatchAsk {
    token: string;
  }

  /** The table that somebody may watch from now on. */
  interface Watched {
    table: string;
  }

  /** A change of who plays. ``seat`` None: every seat that it may be about. */
  interface SeatingAsk {
    change: "call-off" | "fill" | "free" | "hand" | "late" | "leave" | "pause" | "pause-ask" | "pause-no" | "resign" | "resume" | "return" | "takeover" | "vote";
    seat?: number | null;
  }

  /** Somebody who takes an open seat. ``name`` empty: as before. */
  interface JoinAsk {
    token: string;
    name?: string;
  }

  /** Somebody who wants to know what a link invites to. */
  interface InvitationAsk {
    token: string;
  }

  /** What somebody with a link is invited to. */
  interface Invitation {
    game: string;
    host_name: string;
    taken: boolean;
    off: boolean;  // the table was called off
    time: TimeControl | null;  // how much time everybody has there
    coach: boolean;  // whoever plays there may ask the coach
    table: string;  // where the asker already sits; else empty
  }

  /** A message, as the asker may know it. */
  interface Said {
    number: number;
    seat: number | null;  // of whoever said it; None: they have no seat here
    name: string;
    yours: boolean;
    text: string;  // empty: it is a sign, or was removed
    sign: "" | "laugh" | "luck" | "oops" | "thanks" | "wait" | "well-done";
    language: string;  // that whoever said it reads
    at: number;  // when, in seconds since 1970
    removed: boolean;
    reported: boolean;  // somebody wants the host to look at it; only the host is told so
  }

  /** Somebody who may talk at a table. */
  interface Speaker {
    seat: number | null;  // None: the host, who has none
    name: string;
    yours: boolean;
    muted: boolean;  // the asker does not want to read them
    silenced: boolean;  // the host does not let them talk
  }

  /** What has changed of the talk at a table since a revision. */
  interface Talk {
    revision: number;
    said: Said[];  // new, removed or reported since; the oldest first
    speakers: Speaker[];  // empty to whoever may not read it
    writes: boolean;  // the asker may talk here
    open: boolean;  // who watches may read what is said
    host: boolean;  // the asker keeps it in order
  }

  /** Something to be said: a text, or a sign instead. ``since``: from which revision on to answer. */
  interface SayAsk {
    text?: string;
    sign?: "" | "laugh" | "luck" | "oops" | "thanks" | "wait" | "well-done";
    since: number;
  }

  /** To read somebody no longer, or again. ``seat`` None: the host, who has none. */
  interface MuteAsk {
    seat: number | null;
    muted: boolean;
  }

  /** To let somebody talk no longer, or again, as the host. ``seat`` None: as in ``MuteAsk``. */
  interface SilenceAsk {
    seat: number | null;
    silenced: boolean;
  }

  /** A message that something is to be done about. ``since``: from which revision on to answer. */
  interface MessageAsk {
    number: number;
    since: number;
  }

  /** Whether whoever watches may read what is said from now on, as the host says. */
  interface OpenAsk {
    open: boolean;
  }

  /** The clock of a seat. Moments are in seconds of the server, which says what time it is if it is asked. */
  interface SeatTime {
    left: number;  // seconds, while it stands still
    ends: number | null;  // when it runs out; None: it stands still
    late: boolean;  // it has run out in this turn
    grace: number | null;  // from when on a bot may take over; None: the seat is not late
    frees: number | null;  // from when on the host may free it; None: not as things stand
    votes: number;  // of those who want that …
    needed: number;  // … and by how many it is decided
  }

  /** How the clocks of a table stand, and what the asker may do about them. */
  interface TimeNow {
    control: TimeControl | null;  // what was agreed; None: there are no clocks here
    paused: boolean;
    asked: number[];  // the seats of those who want a pause
    seats: SeatTime[];
    ways: ("decline" | "free" | "pause" | "resume" | "takeover")[];  // about all clocks
    takeover: number[];  // the seats for which the asker may let a bot play, or vote for it
    free: number[];  // the seats that the asker may free …
    frees_at: number | null;  // … from when on without clocks, in seconds since 1970; None: each seat's clock says it
  }

  /** What the asker wants to do about time, for all or for one seat. */
  interface TimeAsk {
    way: "decline" | "free" | "pause" | "resume" | "takeover";
    seat?: number | null;
  }

  /** What time it is. */
  interface ServerTime {
    now: number;  // seconds, by which the clocks go
  }

  /** A table that shall begin as another one stood after a step of its replay. ``name`` as in ``TableAsk``. */
  interface GoOnAsk {
    name?: string;
    step: number;
    seats: SeatAsk[];
  }

  /** A record to be taken in: as ``…/record`` gives it, or saved in the terminal. ``name`` as in ``TableAsk``. */
  interface RecordAsk {
    name?: string;
    record: string;
  }

  /** A position to be tried out: a document, or one that the game brings. ``name`` as in ``TableAsk``. */
  interface PracticeAsk {
    name?: string;
    game: string;
    position?: string;
    shipped?: string;
    others?: "bots" | "me";  // who plays the other seats
  }

  /** A lesson to go on with, or one of its scenes, counted from 0, to begin anew. ``name`` as in ``TableAsk``. */
  interface LessonAsk {
    name?: string;
    scene?: number | null;
  }

  /** Going on, or back, in a lesson. ``beat``: the one that the asker is at; empty: the scene is over. */
  interface LessonStepAsk {
    step: "again" | "back" | "next" | "skip";
    beat: string;
    seq: number;
    key: string;
  }

  /** A puzzle to be opened. ``name`` as in ``TableAsk``. */
  interface PuzzleAsk {
    name?: string;
  }

  /** Trying again, or having the best move shown. */
  interface PuzzleStepAsk {
    step: "again" | "show";
    seq: number;
    key: string;
  }

  /** A position in which one is to find the move. */
  interface PuzzleInfo {
    name: string;
    own: boolean;  // from a game that the asker has played
    text: string;  // what it is about; of one's own, what was given away there
    level: number;  // from 1 to 3; 0: not known
    state: "new" | "solved" | "tried";
  }

  /** The positions of a game in which one is to find the move, one's own games' first. */
  interface PuzzleList {
    puzzles: PuzzleInfo[];
  }

  /** To where a seat may ask to go back, the latest first. */
  interface Moments {
    moments: Moment[];
  }

  /** A moment to which a seat may ask to go back. */
  interface Moment {
    seq: number;  // the asker's count then
    text: string;  // what happened next, as the asker was told
    own: boolean;  // by a step of the asking seat
  }

  /** A question to all others. ``to``: back to where, as ``Moments`` counts; of no meaning for another matter. */
  interface QuestionAsk {
    seat: number;
    matter: "back" | "end";
    to?: number;
    seq: number;
    key: string;
  }

  /** An answer to what is asked now. ``ask``: its ``seq``; of whoever asked, not to agree is to ask no more. */
  interface ReplyAsk {
    seat: number;
    ask: number;
    agrees: boolean;
    seq: number;
    key: string;
  }

  /** An action of a seat. ``seq``: of the snapshot it is based on; ``key``: a new one for every new wish. */
  interface ActionAsk {
    seat: number;
    action: Record<string, unknown>;
    seq: number;
    key: string;
  }

  /** A seat's wish to take back its last step. */
  interface UndoAsk {
    seat: number;
    seq: number;
    key: string;
  }

  /** A question about an action that is not offered. */
  interface WhyNotAsk {
    seat: number;
    action: Record<string, unknown>;
  }

  /** Why not; empty if it may be done after all. */
  interface WhyNot {
    rule: string;
    text: string;
  }

  /** What an action that is offered would do, as far as neither chance nor a secret decides it. */
  interface Ahead {
    texts: string[];  // a few words for each thing; none: nothing worth telling
    gains: Gain[];  // points, by seat and part
    open: boolean;  // chance, or something that the asker does not know, decides the rest
  }

  /** Points that a seat won by something, or lost: then they are negative. */
  interface Gain {
    seat: number;
    part: string;  // one of ``About.score_parts``
    points: number;
  }

  /** A question to the coach: what had a seat better do? ``seq``: of the snapshot that is looked at. */
  interface AdviceAsk {
    seat: number;
    seq: number;
  }

  /** What the coach thinks, of one position. */
  interface CoachSays {
    text: string;  // if it has nothing to say; else empty
    moves: Counsel[];  // the best first, then the next best; none: no opinion
  }

  /** A move, and what speaks for it. */
  interface Counsel {
    notation: string;
    text: string;  // what it does, as in a menu
    reasons: string[];  // what would follow, and how it compares
    behind: number;  // points: how much less is expected of it than of the best; 0: it is the best
    points: number[];  // by seat: what is expected at the end; empty: nobody can say
  }

  /** How a table stands, and what happened since the asker last knew. */
  interface Snapshot {
    type: "snapshot";
    seq: number;
    table: Table;
    over: boolean;
    actors: number[];
    winners: number[];
    scores: number[];
    seats: SeatSnapshot[];
    waiting: string;
    ask: AskNow | null;  // what somebody asks all others for
    standings: Standing[];  // by seat, as far as all at the screen may know; empty if the game does not say
    verdict: string;  // when it is over: more than who won
    lesson: LessonNow | null;  // what the coach says, to whoever is taught here
    puzzle: PuzzleNow | null;  // how whoever is to find the move stands with it
    time: TimeNow | null;  // how the clocks stand, and what the asker may do about them; None: nothing at all
    lines: Line[];
  }

  /** How things look from a seat of the asker; ``seat`` None: from nowhere, to a spectator. */
  interface SeatSnapshot {
    seat: number | null;
    view: View;
    offers: OfferInWords[];
    prompt: string;  // empty while it is not to act
    undo: boolean;
    standings: Standing[];  // of all seats, as far as this one may know; empty if the game does not say
  }

  /** Something a seat may do now: what, where on the board, what it would show there, and all that in words. */
  interface OfferInWords {
    action: Action;
    text: string;
    notation: string;
    places: string[];  // as the view names them; the first is the one to point at
    shows: unknown;  // of the game's ``shows_types``, or nothing
    idle: string;  // it would bring nothing: why, in words; else empty
    final: string;  // it is for good, or for everyone: a sentence that says so; else empty
  }

  type Action = { type: string };

  /** How a seat stands, as somebody may know it. */
  interface Standing {
    seat: number;
    total: number;
    place: number;  // 1: first; shared by those who are tied
    parts: number[];  // points by ``About.score_parts``
    pending: number[];  // by part: what would be added if the game ended now; empty: nothing
  }

  /** What somebody asks all others for. */
  interface AskNow {
    seq: number;  // the asker's count right after it
    seat: number;  // who asks
    matter: "back" | "end";
    text: string;  // in words, and back to where
    waits: number[];  // the seats of those who have not answered yet
  }

  /** What the coach says now, and about what. */
  interface LessonNow {
    name: string;  // of the lesson
    title: string;
    scene: number;  // counted from 0
    scenes: number;
    scene_title: string;
    beat: string;  // its name; empty when the scene is over
    number: number;  // of the beat, counted from 0
    beats: number;
    reaction: string;  // to what was just done; may be empty
    scored: string[];  // why points were just won or lost
    text: string;
    hint: string;  // may be empty
    at: string[];  // what it is about: places as the view names them, or parts of the page, “#prompt”
    sees: string[];  // places that it also speaks of: they are to be seen
    waits: "end" | "move" | "next" | "over" | "rivals";
    strayed: boolean;  // another move was made than asked for: it is to be taken back
    shows: string[];  // the moves that it waits for, as far as they are offered, in notation
    back: boolean;  // whether there is something to go back to
    real: boolean;  // a real game is played, and nothing but one's own last step taken back
  }

  /** How somebody stands with a puzzle. */
  interface PuzzleNow {
    name: string;
    level: number;  // from 1 to 3; 0: not known
    hint: string;  // what the best move is about
    tried: Tried | null;  // nothing is done yet, or it was taken back
    tries: number;  // so far
    solved: boolean;  // the best was found before it was shown, or a move about as good
    shown: Counsel | null;  // the best move
  }

  /** The move that was made, judged. */
  interface Tried {
    grade: "best" | "close" | "far" | "worse";
    move: Counsel;
  }

  /** Something that happened, as the asker may know it. */
  interface Line {
    seq: number;
    text: string;
    event: Event;
    seat: number | null;  // whose doing or affair it is; None: everybody's, whoever happened to act last
    places: string[];  // where on the board it is, as the view names places
    gains: Gain[];  // the points that were won or lost by it
    why: Explanation | null;  // … and why: what was counted, and everyone's share; None: the sentence says all there is
    only: number | null;  // several sit at one screen: for the eyes of this seat alone
    by: number | null;  // the seat of the asker's whose deed brought it; None: another's, or chance's
    begins_turn: boolean;
  }

  type Event = { type: string };

  /** Why points were won or lost by an event, in words. */
  interface Explanation {
    title: string;  // “Island in the north-east”
    counted: Counted[];
    shares: Share[];  // the largest first
  }

  /** Something that was counted, and what it is worth. */
  interface Counted {
    text: string;  // “12 tiles”
    points: number;
    part: string;  // one of ``About.score_parts``
    places: string[];  // where on the board, as the view names places; none: where all of it is
  }

  /** What a seat got, and why as much: it may be nothing. */
  interface Share {
    seat: number;
    points: number;
    text: string;  // “most: 1 fort, 2 scouts”; empty: all that was counted is its own
  }

  /** What was asked for is done, and on disk. */
  interface Done {
    seq: number;  // right after it
    snapshot: Snapshot;  // how things stand now, and what happened since the asker's count was that of the wish
  }

  /** A sign that the connection lives. */
  interface Heartbeat {
    type: "beat";
  }

  /** A sign that something was said at the table, or decided about it: whoever wants to know asks for it. */
  interface TalkSign {
    type: "talk";
    revision: number;
  }

  /** How things stood after a deed of the past; 0: at the beginning. */
  interface Replay {
    step: number;
    steps: number;
    seq: number;  // the asker's count then: lines up to it had been told
    view: View;
    exact: boolean;  // else older rules have played it: the lines are right, the view is that of the next moment known
    lines: Line[];
  }

  /** How everyone's points went, for a drawing. */
  interface Curve {
    points: CurvePoint[];
  }

  /** Everyone's points at a moment. */
  interface CurvePoint {
    step: number;  // of the past, as in a replay
    totals: number[];  // by seat
  }

  /** A game that is over as the coach has seen it, or how far it has come. */
  interface ReviewNow {
    state: "done" | "failed" | "none" | "working";
    done: number;  // while it works: choices that were looked at …
    of: number;  // … of so many; 0: nobody knows yet
    told: ReviewInWords | null;  // once it is done
  }

  /** A game that is over as the coach has seen it. */
  interface ReviewInWords {
    adviser: string;  // which bot
    curve: ExpectedPoints[];
    seats: Played[];
    turning: TurnInWords[];
  }

  /** What was expected at a moment. */
  interface ExpectedPoints {
    step: number;  // of the past, as in a replay
    totals: number[];  // by seat: points at the end
  }

  /** How a seat has played. */
  interface Played {
    choices: number;  // of which it is known what they gave away
    best: number;  // of them as good as the best
    lost: number;  // points: what the others gave away
    luck: number | null;  // points: what chance brought against what was expected, beside the mean of all; alone: none
  }

  /** Where the game swung. */
  interface TurnInWords {
    step: number;  // of the past, as in a replay: how things stood before it
    seat: number;
    luck: boolean;  // chance did it, and no choice
    points: number;  // given away; or brought by luck, good or bad
    text: string;  // what happened
    better: string;  // of a choice: what would have been better
    places: string[];  // … and where that is
    before: number[];  // by seat: what was expected at the end before it
    after: number[];  // … and then
  }

  /** What went wrong. */
  interface Problem {
    error: string;
    text: string;
    rule: string;
    snapshot: Snapshot;  // of what is the case now, to a page that is out of date
  }

}

export declare namespace Entdecker {
  /** What one seat, or a spectator, may know. */
  interface EntdeckerView {
    viewer: number | null;
    edition: "digest" | "kosmos" | "mayfair";
    scenario: string;
    top_scout: boolean;  // the variant is played (ENT-95)
    prices: PricesView;
    serpent: number;  // spaces of the score track
    board: BoardView;
    undiscovered: number;  // spaces
    tiles: TileView[];
    units: UnitView[];  // on tiles, in order of placement
    islands: IslandView[];
    turn: TurnView;
    starts: StartView[];  // while a starting space is to be chosen
    players: PlayerView[];
    stacks: StacksView;
    jungle: JungleView;
    result: ResultView | null;  // when the game is over
  }

  /** What things cost at this table, in gold. */
  interface PricesView {
    scout: number;
    fort: number;
    settlement: number;
    hidden_tile: number;
    open_tile: number;
    toll: number;
    income_below: number;  // with less at the start of a turn, the die is rolled (ENT-20)
  }

  /** The board as printed (ENT-1). */
  interface BoardView {
    width: number;
    height: number;
    columns: string[];
    edges: EdgeView[];
  }

  /** An Edge Space (ENT-2). */
  interface EdgeView {
    name: string;  // "S:C"
    side: "" | "E" | "N" | "S" | "W";  // of the board
    coins: number;  // what a journey from here costs
    facing: string;  // its one neighbour
  }

  /** A discovered tile. */
  interface TileView {
    space: string;
    tile: string;  // "3r2"
    land: string;  // its land sides: "SW"
    bonus: number;  // of a waterfall, else 0
    is_unfound: boolean;  // the bonus waits for its finder (ENT-93)
    is_fresh: boolean;  // laid in this turn
    masses: MassView[];
  }

  /** Land on a tile that hangs together (ENT-4). */
  interface MassView {
    name: string;  // "C3", or "C3/E" for one of two
    sides: string;  // its land sides: "NE"
    island: string;  // the island it belongs to
  }

  /** A unit on a tile. */
  interface UnitView {
    seat: number;
    unit: "fort" | "scout" | "settlement";
    space: string;
    side: "" | "E" | "N" | "S" | "W";  // tells two masses apart, else empty
    island: string;
    number: number;  // of a scout under Top Scout, else 0
  }

  /** An island that is unfinished, or was completed in this turn (ENT-70, ENT-71). */
  interface IslandView {
    name: string;
    spaces: string[];
    tiles: number;
    bonus: number;
    value: number;
    is_complete: boolean;
    open_sides: OpenSideView[];
    standings: StandingView[];  // the Main Discoverer first; none without units
  }

  /** A land side that faces an undiscovered space. */
  interface OpenSideView {
    space: string;  // the tile
    side: "" | "E" | "N" | "S" | "W";
    facing: string;  // the undiscovered space
  }

  /** How a seat stands on an island, and what it would score now (ENT-72). */
  interface StandingView {
    seat: number;
    settlements: number;
    forts: number;
    scouts: number;
    place: number;
    points: number;
  }

  /** Whose turn it is and how far it has come. Names and numbers are ``None`` where there is nothing to tell. */
  interface TurnView {
    phase: string;  // as in ``Phase``, in small letters
    seat: number | null;  // whose turn it is
    actors: number[];  // who acts now; -1 is chance
    ship: string | null;
    start: string | null;  // where the journey began, while the ship is still there
    course: string[];  // … and how it came there, from the Edge Space on; empty if that is not known
    landed: string | null;  // the last tile discovered on this journey
    kind: "hidden" | "open" | null;  // what was announced
    announced: number;
    draws: number;  // … of which are still to be drawn
    hand: HandView | null;
    stack: number | null;  // the Hidden Stack whose face is about to be shown, counted from 1
    sought: number | null;  // the pattern that the Hidden Stacks are searched for
    path: number | null;  // the path for whose hut a token is about to be drawn, counted from 1
    scouts: ScoutView[];  // still to be sent into the jungle
    passes: number;  // turns in a row in which nobody could sail (ENT-24)
    idle: number;  // turns in a row in which no tile was placed (ENT-63)
    is_closing: boolean;  // nothing can be discovered any more (ENT-63)
  }

  /** The tile in hand. */
  interface HandView {
    pattern: number;
    event: "mine" | "natives" | "pirate" | "storm" | "";
  }

  /** A scout of a scored island on its way to the jungle (ENT-73). */
  interface ScoutView {
    seat: number;
    number: number;  // 0 unless Top Scout is played
  }

  /** A starting space (ENT-21), with the cheapest way to pay for it (ENT-22). */
  interface StartView {
    space: string;
    total: number;
    is_affordable: boolean;  // leaves enough for a tile (ENT-24)
  }

  /** A player. */
  interface PlayerView {
    seat: number;
    colour: string;
    gold: number;
    score: ScoreView;
    serpent: SerpentView;
    scouts: number;  // in supply, as the next two
    forts: number;
    settlements: number;
    numbers: number[];  // of the scouts in supply, if Top Scout is played (ENT-95)
    has_named: boolean;  // its top scouts are named
    top_scouts: number[];  // … and known to the viewer
  }

  /** Where a seat's points came from. */
  interface ScoreView {
    islands: number;  // ENT-72
    produce: number;  // ENT-91
    waterfalls: number;  // ENT-93; part of the islands where the edition says so
    total: number;
  }

  /** Where the score marker stands. */
  interface SerpentView {
    space: number;
    laps: number;  // times around
  }

  /** Everything that is public about the tiles not on the board (ENT-10). */
  interface StacksView {
    hidden: StackView[];
    is_searched: boolean;  // the Hidden Stacks will be mixed again before the next draw (ENT-62)
    plain_odds: OddsView[];  // of the next tile without a question mark
    question_mark_odds: OddsView[];  // … and with one
    patterns: PatternView[];
    events: EventsLeftView[];
    discards: TileCountView[];
  }

  /** A Hidden Stack. */
  interface StackView {
    name: string;  // "H:1"
    size: number;
    back: "empty" | "plain" | "question-mark" | "unseen";  // of its top tile; unseen: chance has yet to show it
  }

  /** The chance that the next tile with a given back is this one: ``numerator`` in ``denominator``. */
  interface OddsView {
    pattern: number;
    event: "mine" | "natives" | "pirate" | "storm" | "";
    numerator: number;
    denominator: number;
  }

  /** What is left of a pattern anywhere. */
  interface PatternView {
    name: string;  // of its Open Stack: "O:1"
    pattern: number;
    plain: number;  // hidden, without a question mark
    question_mark: number;  // hidden, with one
    open: number;
    discarded: number;
    left: number;  // all of these
  }

  /** How many hidden question marks carry an event. */
  interface EventsLeftView {
    event: "mine" | "natives" | "pirate" | "storm" | "";
    tiles: number;
  }

  /** How many tiles of a kind there are. */
  interface TileCountView {
    pattern: number;
    event: "mine" | "natives" | "pirate" | "storm" | "";
    tiles: number;
  }

  /** The jungle. */
  interface JungleView {
    paths: PathView[];
    produce: ProduceView[];
    tokens_in_bag: number;
  }

  /** A jungle path. */
  interface PathView {
    name: string;  // "P1"
    path: number;  // counted from 1
    spaces: PathSpaceView[];  // from the hut outwards
    hut: HutView;
    leader: number | null;  // by the scouts all can see; top scouts count double only once they are shown
  }

  /** A space of a path. */
  interface PathSpaceView {
    is_dot: boolean;
    is_eye: boolean;
    seat: number | null;  // whose scout stands there
    number: number;  // of that scout under Top Scout, else 0
    is_top_scout: boolean;  // … as far as the viewer knows
  }

  /** A hut and its token. */
  interface HutView {
    has_token: boolean;  // one was drawn for it; it stays so when taken
    seen_by: number[];
    taken_by: number | null;
    produce: string;  // empty if there is none or the viewer does not know it
    points: number;  // 0 likewise
  }

  /** A kind of produce. */
  interface ProduceView {
    name: string;
    points: number;
    path: number | null;  // in whose hut it lies or lay; ``None``: in the bag or in a hut, for all the viewer knows
  }

  /** How the game ended (ENT-92). */
  interface ResultView {
    winners: number[];
    places: PlaceView[];
    gold_counts: boolean;  // the gold breaks ties
  }

  /** One line of the result. */
  interface PlaceView {
    place: number;  // shared by tied seats
    seat: number;
    score: ScoreView;
    gold: number;
  }

  /** The options of a table. ``None`` means: as the edition says. */
  interface EntdeckerOptions {
    edition: "digest" | "kosmos" | "mayfair";
    settlement_cost: number | null;
    fort_cost: number | null;
    scout_cost: number | null;
    strength: "best-unit" | "sum" | null;  // ENT-72: who is ahead on an island
    shares: "halving" | "two" | null;  // ENT-72: what each place is worth
    island_tie: "first" | "shared" | null;  // ENT-72, ENT-93
    pirate_rounding: "down" | "up" | null;  // ENT-51
    pirate_spares: boolean | null;  // ENT-51: forts and settlements protect
    waterfall: "finder" | "island" | null;  // ENT-71: who gets the bonus
    settlement_scout: boolean | null;  // a settlement sends a scout into the jungle
    produce: "at-end" | "last-space" | null;  // ENT-91: when a path's token is won
    recall: "any-time" | "when-placing" | null;  // ENT-41
    serpent: "passing" | "reaching" | null;  // where the score track wraps: display only
    final_tie: "gold" | "shared" | null;  // ENT-92
    scenario: string;  // ENT-11: the name of an installed scenario
    own_scenario: string;  // ENT-11: the text of a scenario file, played instead of a named one
    first_seat: "first" | "random";  // ENT-12
    top_scout: boolean;  // ENT-95
  }

  /** Secretly name two different scouts that will count double (ENT-95). 0 and 0: not for your eyes. */
  interface NameTopScouts {
    type: "NameTopScouts";
    first: number;
    second: number;
  }

  /** Say what the ship's wheel gives (ENT-20). */
  interface ChooseIncome {
    type: "ChooseIncome";
    gold: number;
  }

  /** Put the ship on a starting space and pay the bank and, by seat, the tolls (ENT-21, ENT-22). */
  interface StartAt {
    type: "StartAt";
    space: string;
    bank: number;
    tolls: [number, number, number, number];
  }

  /** Announce and pay for a number of tiles of one kind (ENT-23). */
  interface Announce {
    type: "Announce";
    kind: "hidden" | "open";
    tiles: number;
  }

  /** Draw the top tile of a Hidden Stack (ENT-30). */
  interface DrawHidden {
    type: "DrawHidden";
    stack: number;
  }

  /** Take a tile of an Open Stack (ENT-30). */
  interface DrawOpen {
    type: "DrawOpen";
    pattern: number;
  }

  /** Place the tile in hand (ENT-31). */
  interface PlaceTile {
    type: "PlaceTile";
    space: string;
    tile: string;
  }

  /** Place a unit on the last discovered tile, on the mass at ``side`` if there are two (ENT-40). */
  interface PlaceUnit {
    type: "PlaceUnit";
    unit: "fort" | "scout" | "settlement";
    side: "" | "E" | "N" | "S" | "W";
    number: number;
  }

  /** Take one's scout back from an island tile or a path (ENT-41). */
  interface Recall {
    type: "Recall";
    spot: string;
  }

  /** Send a scout onto a jungle path; ``spot``: where it is picked up, if not from the supply (ENT-52, ENT-80). */
  interface SendScout {
    type: "SendScout";
    path: number;
    number: number;
    spot: string;
  }

  /** Send no scout, though one might (ENT-52, ENT-93). */
  interface Decline {
    type: "Decline";
  }

  /** End the journey, or place no unit (ENT-33). */
  interface Stop {
    type: "Stop";
  }

  /** Choose the next island to score (ENT-70). */
  interface ScoreIsland {
    type: "ScoreIsland";
    island: string;
  }

  /** Chance names the first seat (ENT-12). */
  interface ChooseFirst {
    type: "ChooseFirst";
    seat: number;
  }

  /** Chance shows the back of the tile now on top of a Hidden Stack (ENT-10). */
  interface ShowBack {
    type: "ShowBack";
    stack: number;
    question_mark: boolean;
  }

  /** Chance rolls for income; 0 is the ship's wheel (ENT-20). */
  interface RollDie {
    type: "RollDie";
    face: number;
  }

  /** Chance shows the tile drawn (ENT-30). */
  interface ShowFace {
    type: "ShowFace";
    pattern: number;
    event: "mine" | "natives" | "pirate" | "storm" | "";
  }

  /** Chance shows the events on a pattern's question marks when the Hidden Stacks are searched for it (ENT-62). */
  interface FindEvents {
    type: "FindEvents";
    pattern: number;
    mine: number;
    pirate: number;
    natives: number;
    storm: number;
  }

  /** Chance draws the token for a hut (ENT-80). Empty produce: not for your eyes. */
  interface DrawToken {
    type: "DrawToken";
    path: number;
    produce: string;
  }

  /** A seat's turn begins. */
  interface TurnBegan {
    type: "TurnBegan";
    seat: number;
  }

  /** The die was rolled for income; 0: the ship's wheel, and the roller will choose. */
  interface IncomeRolled {
    type: "IncomeRolled";
    seat: number;
    face: number;
  }

  /** The roller got ``gold``, everyone else one more (ENT-20). */
  interface IncomePaid {
    type: "IncomePaid";
    seat: number;
    gold: number;
  }

  /** A seat could not afford any journey (ENT-24). */
  interface Passed {
    type: "Passed";
    seat: number;
  }

  /** The ship stands on a starting space, and its expenses are paid (ENT-22). */
  interface ShipStarted {
    type: "ShipStarted";
    seat: number;
    space: string;
    bank: number;
    tolls: [number, number, number, number];
  }

  /** Tiles were announced and paid for (ENT-23). */
  interface TilesAnnounced {
    type: "TilesAnnounced";
    seat: number;
    kind: "hidden" | "open";
    tiles: number;
    gold: number;
  }

  /** A tile is in hand. ``stack`` 0: from an Open Stack. */
  interface TileDrawn {
    type: "TileDrawn";
    seat: number;
    stack: number;
    pattern: number;
    event: string;
  }

  /** The tile in hand was placed and the ship moved there (ENT-31, ENT-32). */
  interface TilePlaced {
    type: "TilePlaced";
    seat: number;
    space: string;
    tile: string;
  }

  /** The tile in hand fitted nowhere (ENT-31). */
  interface TileDiscarded {
    type: "TileDiscarded";
    seat: number;
    pattern: number;
  }

  /** An event on a tile happened; ``gold``: won from a mine or lost to a pirate (ENT-50 to ENT-53). */
  interface TileEvent {
    type: "TileEvent";
    seat: number;
    event: "mine" | "natives" | "pirate" | "storm";
    gold: number;
  }

  /** A waterfall's bonus was paid to its finder (ENT-93). */
  interface WaterfallFound {
    type: "WaterfallFound";
    seat: number;
    space: string;
    points: number;
  }

  /** A unit was placed (ENT-40). */
  interface UnitPlaced {
    type: "UnitPlaced";
    seat: number;
    unit: "fort" | "scout" | "settlement";
    space: string;
    side: "" | "E" | "N" | "S" | "W";
    number: number;
  }

  /** A scout was taken back (ENT-41). */
  interface ScoutRecalled {
    type: "ScoutRecalled";
    seat: number;
    spot: string;
  }

  /** A scout entered a path; ``space`` is counted from the hut (ENT-80). */
  interface ScoutSent {
    type: "ScoutSent";
    seat: number;
    path: number;
    space: number;
    number: number;
  }

  /** A seat looked into a hut, having drawn its token or not (ENT-80). Others see an empty ``produce``. */
  interface TokenSeen {
    type: "TokenSeen";
    seat: number;
    path: number;
    produce: string;
    drawn: boolean;
    known: boolean;  // it had looked there before
  }

  /** A seat won a hut's token, which is shown (ENT-91, ENT-93). ``scouts``: by seat, how many count on its path; ``reason``: ``most`` of them, ``nearest`` the hut of those with as many, or ``full``: it made the path full. */
  interface TokenTaken {
    type: "TokenTaken";
    seat: number;
    path: number;
    produce: string;
    points: number;
    scouts: number[];
    reason: string;
  }

  /** A surrounded space was filled (ENT-60, ENT-61). */
  interface SpaceFilled {
    type: "SpaceFilled";
    space: string;
    tile: string;
  }

  /** A completed island was scored; ``points`` by seat, and why: rank (0: not there) and units by seat (ENT-72). A point for each of its ``spaces``, and the bonus of its ``waterfalls`` (ENT-71). ``where`` on the board it lies: ``N``, ``NE`` … or ``middle``. */
  interface IslandScored {
    type: "IslandScored";
    island: string;
    value: number;
    points: number[];
    ranks: number[];
    settlements: number[];
    forts: number[];
    scouts: number[];
    spaces: string[];
    waterfalls: string[];
    where: string;
  }

  /** Hidden Stacks were mixed and formed anew (ENT-62). */
  interface StacksFormed {
    type: "StacksFormed";
    stacks: number;
    tiles: number;
  }

  /** Nothing can be discovered any more: the rest is filled and the game ends (ENT-63). */
  interface WorldClosed {
    type: "WorldClosed";
  }

  /** A seat named its top scouts (ENT-95). Others see zeros. */
  interface TopScoutsNamed {
    type: "TopScoutsNamed";
    seat: number;
    first: number;
    second: number;
  }

  /** At the end a seat's top scouts are shown (ENT-95). */
  interface TopScoutsShown {
    type: "TopScoutsShown";
    seat: number;
    first: number;
    second: number;
  }

  /** The game is over (ENT-92), and nothing is secret any more. */
  interface GameEnded {
    type: "GameEnded";
    scores: number[];
    winners: number[];
  }

  /** One way to pay the starting expenses, with a path that costs just that (ENT-22). */
  interface Payment {
    type: "Payment";
    bank: number;
    tolls: [number, number, number, number];  // by seat
    total: number;
    path: string[];  // from the starting space to the Edge Space
  }

  /** What a tile would do where it is laid (ENT-70). */
  interface Laid {
    type: "Laid";
    closes: string[];  // islands, as they are called now, that it would complete
  }

  /** What something costs (ENT-23, ENT-40). */
  interface Cost {
    type: "Cost";
    gold: number;
    left: number;  // afterwards
  }

  /** Where a scout would stand (ENT-80). */
  interface Sent {
    type: "Sent";
    space: string;  // of a path: "P4.3"
  }

  type View = EntdeckerView;
  type Options = Partial<EntdeckerOptions>;
  type Action =
    | NameTopScouts
    | ChooseIncome
    | StartAt
    | Announce
    | DrawHidden
    | DrawOpen
    | PlaceTile
    | PlaceUnit
    | Recall
    | SendScout
    | Decline
    | Stop
    | ScoreIsland
    | ChooseFirst
    | ShowBack
    | RollDie
    | ShowFace
    | FindEvents
    | DrawToken;
  type Event =
    | TurnBegan
    | IncomeRolled
    | IncomePaid
    | Passed
    | ShipStarted
    | TilesAnnounced
    | TileDrawn
    | TilePlaced
    | TileDiscarded
    | TileEvent
    | WaterfallFound
    | UnitPlaced
    | ScoutRecalled
    | ScoutSent
    | TokenSeen
    | TokenTaken
    | SpaceFilled
    | IslandScored
    | StacksFormed
    | WorldClosed
    | TopScoutsNamed
    | TopScoutsShown
    | GameEnded;
  type Shows =
    | Payment
    | Laid
    | Cost
    | Sent;
}

export declare namespace Explorers {
  /** What one seat, or a spectator, may know. */
  interface ExplorersView {
    viewer: number | null;
    sides: SidesView;
    map: MapView;
    turn: TurnView;
    card: CardView | null;  // while one lies open
    deck: DeckView;
    temples: TempleView[];  // by quadrant, once the map is laid
    achievements: AchievementView[];  // in play
    explorers: ExplorerView[];  // by seat
    marking: MarkingView | null;  // while the viewer (alone, the only explorer) chooses or marks
    rank_bounds: number[];  // alone: the points that must be passed for each rank above the lowest (EXP-72)
    result: ResultView | null;  // when the game is over
  }

  /** Which side of each board is played (EXP-10). */
  interface SidesView {
    provisions: "basic" | "expert";
    gems: "basic" | "expert";
    temples: "basic" | "expert";
    villages: "basic" | "expert";
  }

  /** The map that all share. Terrain, row by row from the north: P prairie, W water, D desert, M mountain, a number for a village, ``?`` where no tile lies yet. Objects: T temple, K key, S scroll, H horse, G gem, A apple, C carrot, F fish, ``-`` nothing. */
  interface MapView {
    code: string;  // "3r1 7r0 5r2 1r3"
    columns: string[];  // "a" to "p"
    rows: string[];  // "1" to "16"
    terrain: string[];
    objects: string[];
    quadrants: QuadrantView[];
    start: string | null;  // the start village
    tiles: TileView[];  // while the map is laid: the tiles left (EXP-11)
  }

  /** A tile on a quadrant, with the squares of its village and its temple. */
  interface QuadrantView {
    quadrant: string;  // "A"
    tile: number;
    turns: number;  // quarter-turns clockwise
    village: string;
    temple: string;
  }

  /** A tile that may still be laid, as drawn: not turned. */
  interface TileView {
    tile: number;
    terrain: string[];  // rows from the north, as in ``MapView``
    objects: string[];
  }

  /** How far the game has come. */
  interface TurnView {
    phase: string;  // as in ``Phase``, in small letters
    moment: string | null;  // in the phase "marks", what they are for, as in ``Moment``: "setup", "card", "extra"
    actors: number[];  // who acts now; -1 is chance
    round: number;  // 1 to 4
    rounds: number;
    turn: number;  // 1 to 7; 0 in the set-up
    turns: number;
    first: number | null;  // who has the first-player marker in this round
    active: number | null;  // None alone, in the last turn of three, and before the first turn
    is_neutral: boolean;  // several play and nobody is active (EXP-23)
    batch: number;  // rankings of temples in this turn so far (EXP-38)
  }

  /** The card turned last, while its turn lasts. */
  interface CardView {
    card: string;
    is_wild: boolean;
    sides: CardSideView[];
  }

  /** A side of the card. */
  interface CardSideView {
    side: string;  // "P", or "PM" on a wild card
    is_near: boolean;  // alone: the side that gives three marks (EXP-70)
    is_chosen: boolean;  // by the active player
    marks: number[];  // by seat: what it gives; 0: it is not open to that seat; empty before a side is chosen
  }

  /** The cards of this round; one of those left will stay aside unseen (EXP-20). */
  interface DeckView {
    turned: string[];  // not in the order in which they were turned
    left: string[];
    draws: number;  // cards still to be turned
  }

  /** A temple and its column, the highest number first. */
  interface TempleView {
    quadrant: string;
    square: string;
    numbers: NumberView[];
    is_open: boolean;  // a number is free
  }

  /** A number of a column: still free, struck, or taken by one or several explorers. */
  interface NumberView {
    points: number;
    extra: number;  // extra marks it brings (EXP-38)
    state: "free" | "struck" | "taken";
    seats: number[];  // who took it
  }

  /** An achievement in play. */
  interface AchievementView {
    name: string;  // "C4"
    is_race: boolean;
    numbers: NumberView[];  // of a race
    is_open: boolean;  // points can still be had: of a race, while a number is free
    standings: StandingView[];  // by seat
  }

  /** How an achievement stands for an explorer. */
  interface StandingView {
    seat: number;
    points: number;  // as if the game ended now; of a race, what was taken
    counts: CountView[];
  }

  /** Something that an achievement counts. */
  interface CountView {
    what: string;  // "gem", "areas", "line", "A" for a quadrant, …
    have: number;
    needed: number;  // for the next step, or in all; 0: there is no more to reach
  }

  /** An explorer: the viewer's own as it is now, others as they were at the end of the last turn (EXP-21). What is public at once is shown at once: temples announced after a batch, and that an explorer is done. */
  interface ExplorerView {
    seat: number;
    colour: string;
    is_done: boolean;  // in the phase "marks": waits for the others
    marks: string[];  // the start village included
    frame: FrameView;
    villages: VillageView[];  // by quadrant
    score: ScoreView;
  }

  /** The tracks around the map. */
  interface FrameView {
    key_slots: number;
    keys: number;  // that may be used
    keys_used: number;
    scroll_slots: number;
    scrolls: number;  // that may be used
    fresh_scrolls: number;  // found in this turn, to be used from the next one on
    scrolls_used: number;
    gems: number;  // slots filled
    gem_track: number[];  // slot by slot: what it is worth at a round's end (EXP-35, EXP-36)
    gems_worth: number;  // if the round ended now
    larder: ProvisionView[];
    larder_worth: number;  // if the round ended now
  }

  /** A kind of provision in this round's column (EXP-33, EXP-34). */
  interface ProvisionView {
    kind: string;  // "apple"
    count: number;
    most: number;  // that this round has room for; 0: none of them may be marked
  }

  /** How a village stands for an explorer (EXP-39, EXP-40). */
  interface VillageView {
    quadrant: string;
    neighbours: number;  // marked, of four
    points: number;  // in the expert game 0 but for the (first) one that counts
  }

  /** Points by part, as if the game ended now; a round not ended counts nothing (EXP-50). */
  interface ScoreView {
    provisions: number;
    gems: number;
    temples: number;
    villages: number;
    achievements: number[];  // by achievement in play
    total: number;
  }

  /** What the viewer is about to mark. */
  interface MarkingView {
    terrains: string;  // committed to; empty before
    given: number;  // ordinary marks that the choice gave in all
    due: number;  // … of which these are left
    horses: number;  // marks of horses, which come first and may be on any terrain
    extras: string[];  // quadrants of the temples whose extra marks are still to be chosen
    later: string[];  // while a horse's mark is due: the squares that an ordinary mark could take now
  }

  /** How the game ended (EXP-50). */
  interface ResultView {
    winners: number[];
    places: PlaceView[];
    rank: number | null;  // alone: 0 to 5 (EXP-72)
  }

  /** One line of the result. */
  interface PlaceView {
    place: number;  // shared by tied seats
    seat: number;
    score: ScoreView;
    scrolls_used: number;  // fewer of them break ties
  }

  /** The options of a table. The sides are the same for all, each independently basic or expert. */
  interface ExplorersOptions {
    provisions: "basic" | "expert";  // EXP-33, EXP-34
    gems: "basic" | "expert";  // EXP-35, EXP-36
    temples: "basic" | "expert";  // EXP-37, EXP-38
    villages: "basic" | "expert";  // EXP-39, EXP-40
    achievements: number;  // how many are drawn (EXP-60)
    chosen_achievements: string[];  // … or which are in play: "N1", "F", …
    map: string;  // "random", "first-player", or a map code: "3r1 7r0 5r2 1r3" (EXP-11)
    first_seat: "first" | "fourth" | "random" | "second" | "third";  // EXP-26: who has the first-player marker in round 1
    may_stop: boolean;  // EXP-25: a player may stop early
    own_tiles: string;  // the text of a tile pack, played instead of the eight tiles that come with Farshore
  }

  /** Mark a square (EXP-24). */
  interface Mark {
    type: "Mark";
    square: string;
  }

  /** Commit to marking squares of a side of the card (EXP-21). */
  interface TakeSide {
    type: "TakeSide";
    side: string;
  }

  /** Commit to a scroll: ignore the card and mark four squares of a terrain (EXP-31). */
  interface UseScroll {
    type: "UseScroll";
    terrain: string;
  }

  /** Commit to a terrain: in the set-up, or for the extra marks of the temple in ``quadrant`` (EXP-13, EXP-38). */
  interface ChooseTerrain {
    type: "ChooseTerrain";
    terrain: string;
    quadrant: string;
  }

  /** Give up all that is left of the choice, where the table allows it (EXP-25). */
  interface StopMarking {
    type: "StopMarking";
  }

  /** The active player openly chooses a side of the card (EXP-21). */
  interface ChooseSide {
    type: "ChooseSide";
    side: string;
  }

  /** Choose the start village among those equally near the centre (EXP-12). */
  interface ChooseVillage {
    type: "ChooseVillage";
    square: string;
  }

  /** Lay a terrain tile on a quadrant, turned clockwise: the first player's choice, or chance (EXP-11). */
  interface LayTile {
    type: "LayTile";
    quadrant: string;
    tile: number;
    turns: number;
  }

  /** Chance names the first player (EXP-26). */
  interface ChooseFirst {
    type: "ChooseFirst";
    seat: number;
  }

  /** Chance draws an achievement (EXP-60). */
  interface DrawAchievement {
    type: "DrawAchievement";
    name: string;
  }

  /** Chance turns the next exploration card; alone, its near side comes first (EXP-20, EXP-70). */
  interface TurnCard {
    type: "TurnCard";
    card: string;
  }

  /** A first player was drawn (EXP-26). */
  interface FirstChosen {
    type: "FirstChosen";
    seat: number;
  }

  /** A terrain tile was laid (EXP-11). */
  interface TileLaid {
    type: "TileLaid";
    quadrant: string;
    tile: number;
    turns: number;
  }

  /** An achievement is in play (EXP-60). */
  interface AchievementDrawn {
    type: "AchievementDrawn";
    name: string;
  }

  /** The start village is known (EXP-12). As if the game ended now, its mark may be worth something to each of the ``seats``: an achievement may ask for few. */
  interface VillageMarked {
    type: "VillageMarked";
    square: string;
    seats: number;
    villages: number;
    achievements: number;
    brought: Brought[];  // what for, of each village and achievement
  }

  /** What marks brought, or cost, for one village or one achievement, as if the game ended now. */
  interface Brought {
    what: string;  // an achievement's name, or "village"
    points: number;
    square: string;  // of the village
    marks: number;  // beside it
  }

  /** A round begins, counted from 1; alone, numbers may have been struck (EXP-20, EXP-71). */
  interface RoundBegan {
    type: "RoundBegan";
    round: number;
  }

  /** A card was turned; ``active`` -1: nobody is active (EXP-20). */
  interface CardTurned {
    type: "CardTurned";
    card: string;
    active: number;
  }

  /** The active player chose a side (EXP-21). */
  interface SideChosen {
    type: "SideChosen";
    seat: number;
    side: string;
  }

  /** A seat committed to a choice: terrains, marks to place, by a scroll or not, for a temple's quadrant or not. */
  interface Committed {
    type: "Committed";
    seat: number;
    terrains: string;
    marks: number;
    scroll: boolean;
    quadrant: string;
  }

  /** A seat marked a square; ``found``: what lay there. */
  interface Marked {
    type: "Marked";
    seat: number;
    square: string;
    found: string;
    villages: number;  // points that it brings, as if the game ended now; told to others with ``MarksShown``
    achievements: number;
    brought: Brought[];  // what for, of each village and achievement
  }

  /** Marks that could not be placed, or were given up (EXP-25). */
  interface MarksLost {
    type: "MarksLost";
    seat: number;
    marks: number;
  }

  /** A temple was announced: what it is worth, and the extra marks it brings (EXP-37, EXP-38). */
  interface TempleExplored {
    type: "TempleExplored";
    seat: number;
    quadrant: string;
    points: number;
    extra: number;
    square: string;  // the temple's
  }

  /** At the end of a turn everyone sees what a seat marked (EXP-21). */
  interface MarksShown {
    type: "MarksShown";
    seat: number;
    squares: string[];
    villages: number;  // points that they bring, as if the game ended now (EXP-39, EXP-40)
    achievements: number;  // … or, of those scored at the end, may cost (EXP-60)
    brought: Brought[];  // what for, of each village and achievement
  }

  /** A race was met (EXP-61). */
  interface RaceWon {
    type: "RaceWon";
    seat: number;
    achievement: string;
    points: number;
  }

  /** A round's provisions and gems were scored (EXP-33 to EXP-36). */
  interface RoundScored {
    type: "RoundScored";
    seat: number;
    provisions: number;
    gems: number;
    larder: number[];  // apples, carrots and fish of the round
    gem_count: number;  // found so far
    gem_squares: string[];  // where
  }

  /** The game is over (EXP-50). */
  interface GameEnded {
    type: "GameEnded";
    scores: number[];
    winners: number[];
  }

  /** Something to commit to (EXP-21); its places are the squares that could be marked first. */
  interface Choice {
    type: "Choice";
    kind: "card-side" | "scroll" | "side" | "terrain";  // "card-side": the active player's open choice
    terrains: string;  // "P", or "PM" for a side of a wild card
    quadrant: string;  // of the temple whose extra marks these are, else empty
    marks: number;
  }

  type View = ExplorersView;
  type Options = Partial<ExplorersOptions>;
  type Action =
    | Mark
    | TakeSide
    | UseScroll
    | ChooseTerrain
    | StopMarking
    | ChooseSide
    | ChooseVillage
    | LayTile
    | ChooseFirst
    | DrawAchievement
    | TurnCard;
  type Event =
    | FirstChosen
    | TileLaid
    | AchievementDrawn
    | VillageMarked
    | RoundBegan
    | CardTurned
    | SideChosen
    | Committed
    | Marked
    | MarksLost
    | TempleExplored
    | MarksShown
    | RaceWon
    | RoundScored
    | GameEnded;
  type Shows =
    | Choice;
}

export declare namespace Overworld {
  /** What one seat, or a spectator, may know. */
  interface OverworldView {
    viewer: number | null;
    provisions: boolean;  // the expansion is played (OVW-70)
    ports: boolean;  // … and this one (OVW-71)
    board: BoardView;
    regions: RegionView[];  // in reading order
    areas: AreaView[];  // enclosed and not closed, in reading order
    gaps: GapView[];  // closed, in the order in which they were resolved
    turn: TurnView;
    tile: TileView | null;  // while it is in hand
    bag: BagView;
    pile: PileView[];  // by pattern
    shop: ShopView[];  // by kind; empty without the expansion
    players: PlayerView[];  // by seat
    result: ResultView | null;  // when the game is over
  }

  /** Everything laid, and how far it reaches: the outermost rows and columns with a tile. */
  interface BoardView {
    north: number;
    east: number;
    south: number;
    west: number;
    squares: SquareView[];  // row by row from the north, each from the west
  }

  /** A square with a tile on it. */
  interface SquareView {
    square: string;  // "(2,-1)"
    x: number;
    y: number;
    kind: "forest" | "mountain" | "reef" | "whirlpool" | null;  // of a survey tile's square; a coast has two halves
    coast: CoastView | null;
    halves: HalfView[];  // one; of a coast the land half, then the water half
    edges: ("flat" | "land" | "water")[];  // north, east, south, west
    is_fresh: boolean;  // laid in this turn
  }

  /** How a coast tile lies. */
  interface CoastView {
    land: "E" | "N" | "S" | "W";  // where its land edge points
    face: string;  // "A0"
  }

  /** A part of a square that is of one kind: of a coast its land or water half, else the whole square. */
  interface HalfView {
    side: "L" | "W";
    kind: "forest" | "mountain" | "reef" | "whirlpool";
    region: string;
    explorer: ExplorerView | null;  // who stands there
  }

  /** A camel or a ship on the board. */
  interface ExplorerView {
    seat: number;
    explorer: "camel" | "ship";
  }

  /** A region. */
  interface RegionView {
    region: string;  // its first square as one reads, and the side of it: "(0,0)L"
    kind: "forest" | "mountain" | "reef" | "whirlpool";
    squares: [number, number][];  // of survey tiles
    halves: [number, number][];  // coasts of which the half of this kind belongs to it
    size: number;  // squares, a coast half being one
    outline: [number, number][][];  // see ``view.outline``; a half of a coast is half a square
    explorers: number[];  // by seat
    leaders: number[];  // who has most
    points: number;  // what each leader would score now; 0 without explorers
  }

  /** Empty squares, connected by edges, that are fully enclosed and not closed. */
  interface AreaView {
    area: string;  // its first square as one reads, which names it if it becomes a gap
    squares: [number, number][];
    outline: [number, number][][];
    can_fit: boolean;  // some survey tile could still be placed in it; otherwise it is a gap, once the turn's tiles are laid
    regions: string[];  // that share an edge with it, and compete
    explorers: number[];  // by seat, in those regions together; the winner's own have gone back to supply
    leaders: number[];  // who would win it, or has won it; several: the active player chooses
    is_pending: boolean;  // it is a gap and waits to be resolved in this turn
    is_current: boolean;  // it is being resolved now
  }

  /** A gap that is closed. */
  interface GapView {
    gap: string;  // its first square as one reads
    number: number;  // counted from 1, in the order in which gaps were resolved
    squares: [number, number][];
    outline: [number, number][][];
    owner: number | null;  // whose door, port or explorers it holds
    entrance: "door" | "port" | null;
    left: ("camel" | "ship")[];  // explorers left behind for good
    items: ("key" | "leg" | "map" | "potion" | "torch")[];  // provisions
    regions: string[];  // that share an edge with it
  }

  /** How far the game has come. */
  interface TurnView {
    phase: string;  // as in ``Phase``, in small letters
    actors: number[];  // who acts now; -1 is chance
    turn: number;  // counted from 1; 0 before the first tile is drawn
    first: number | null;  // who began, once drawn
    active: number | null;  // whose turn it is
    mover: number | null;  // who decides now: the active player, or the winner of a gap
    survey: string[];  // the squares of the survey tile placed in this turn
    side: string;  // "L" or "W": its side; empty before
    coast_due: boolean;  // a coast tile is to be placed in this turn
    coast: string;  // the square of the coast tile placed in this turn; empty if there is none
    pending: string[];  // gaps that wait to be resolved
    contest: ContestView | null;
    is_last_round: boolean;  // the pile is empty: play goes on until all have had equal turns (OVW-50)
    turns_left: number;  // how many turns follow this one, at most
  }

  /** The gap that is being resolved (OVW-42, OVW-43, OVW-70, OVW-71). */
  interface ContestView {
    gap: string;
    winner: number | null;  // once it is known
    entrance: "door" | "port" | null;  // what the winner places in it, once chosen
    origin: string;  // the gap from which that moves; empty if it comes from the supply
    to_leave: number;  // explorers still to be left behind in the gap it moves from
    to_take: number;  // items still to be taken into it
  }

  /** The survey tile in hand. */
  interface TileView {
    tile: string;
    has_coast: boolean;  // it has the coast icon; whether a coast tile comes with it depends on the pile (OVW-20)
    turned: TurnedView[];  // land side, then water side, each in all orientations
  }

  /** The tile in hand, one side up and turned one way (OVW-2). */
  interface TurnedView {
    side: string;  // "L" or "W"
    orientation: number;  // 0: ends north and east of the corner, 1: east and south, …
    squares: [number, number][];  // one end, the corner, the other end, as seen from the corner
    kinds: ("forest" | "mountain" | "reef" | "whirlpool")[];  // what they show
  }

  /** The survey tiles not yet drawn. */
  interface BagView {
    tiles: BagTileView[];  // all types
    left: number;  // in all
    draws: number;  // how many of them can be drawn: with three players one stays in the box, unseen (OVW-4)
    coasts: number;  // how many have the coast icon
    aside: string[];  // tiles that fitted nowhere (OVW-23)
  }

  /** A type of survey tile in the bag: it comes next with the chance ``left`` of all that are left. */
  interface BagTileView {
    tile: string;  // "ldl": first end, corner, second end, each light or dark
    has_coast: boolean;  // a coast tile comes with it
    left: number;
  }

  /** The coast tiles of one pattern that are not yet laid. */
  interface PileView {
    pattern: "A" | "B";
    left: number;
    faces: FaceView[];
  }

  /** A face of a coast tile. */
  interface FaceView {
    face: string;  // "A0"
    land: "forest" | "mountain" | "reef" | "whirlpool";
    water: "forest" | "mountain" | "reef" | "whirlpool";
  }

  /** A kind of provision in the shop (OVW-70). */
  interface ShopView {
    item: "key" | "leg" | "map" | "potion" | "torch";
    left: number;
  }

  /** A player. */
  interface PlayerView {
    seat: number;
    colour: string;
    camels: PiecesView;
    ships: PiecesView;
    doors: number;  // in supply
    ports: number;  // in supply
    items: ("key" | "leg" | "map" | "potion" | "torch")[];  // in the player's gaps
    item_sets: number[];  // sets of different kinds, by size, the largest first; each scores its size squared
    tour: TourView;
    port: PortView | null;
    score: ScoreView;
  }

  /** Where explorers of a kind are. */
  interface PiecesView {
    supply: number;
    board: number;
    left: number;  // behind in gaps, for good
  }

  /** The closed tour over a player's doors (OVW-61). */
  interface TourView {
    gaps: string[];  // in which they stand
    squares: [number, number][];  // the square of each gap that is best for the owner
    length: number;  // what it scores
  }

  /** A port that is placed (OVW-71). */
  interface PortView {
    gap: string;
    squares: [number, number][];  // the first two squares of the gap that lie side by side, to draw it on
    regions: string[];  // of which the owner picks one at the end
    region: string | null;  // the best of them
    points: number;
  }

  /** Points by part, as if the game ended now (OVW-62). */
  interface ScoreView {
    regions: number;
    doors: number;
    provisions: number;
    port: number;
    total: number;
  }

  /** How the game ended (OVW-62). */
  interface ResultView {
    winners: number[];
    places: PlaceView[];  // the best first
  }

  /** A seat's place at the end. */
  interface PlaceView {
    seat: number;
    place: number;
    points: number;
    doors: number;  // door points, which break ties
  }

  /** The options of a table. */
  interface OverworldOptions {
    provisions: boolean;  // OVW-70
    ports: boolean;  // OVW-71
  }

  /** Chance lays the first coast: ``A0``, ``A1``, ``B0`` or ``B1`` (OVW-10). */
  interface LayFirstCoast {
    type: "LayFirstCoast";
    face: string;
  }

  /** Chance names the first seat (OVW-10). */
  interface ChooseFirst {
    type: "ChooseFirst";
    seat: number;
  }

  /** Chance draws a survey tile: first end, corner, second end, each light or dark, ``ldl`` (OVW-20). */
  interface DrawTile {
    type: "DrawTile";
    tile: string;
  }

  /** Place the survey tile: where its corner lies, its orientation, its side ``L`` or ``W`` (OVW-21). */
  interface PlaceSurvey {
    type: "PlaceSurvey";
    square: string;
    orientation: number;
    side: string;
  }

  /** Place a coast tile: where, the direction of its land edge, its pattern and face (OVW-22). */
  interface PlaceCoast {
    type: "PlaceCoast";
    square: string;
    land: string;
    face: string;
  }

  /** Put an explorer on a square of the survey tile, when there are too few for all (OVW-30). */
  interface PutExplorer {
    type: "PutExplorer";
    square: string;
  }

  /** Put a ``camel`` or a ``ship`` on the coast (OVW-31). */
  interface HoldCoast {
    type: "HoldCoast";
    explorer: string;
  }

  /** Pick the gap to resolve next (OVW-42). */
  interface ChooseGap {
    type: "ChooseGap";
    square: string;
  }

  /** Choose which of the tied players wins the gap (OVW-42). */
  interface ChooseWinner {
    type: "ChooseWinner";
    seat: number;
  }

  /** Place a door from the supply in the gap (OVW-42). */
  interface PlaceDoor {
    type: "PlaceDoor";
  }

  /** Move the door of another gap into this one (OVW-43). */
  interface MoveDoor {
    type: "MoveDoor";
    square: string;
  }

  /** Place the port in the gap (OVW-71). */
  interface PlacePort {
    type: "PlacePort";
  }

  /** Move the port into this gap (OVW-71). */
  interface MovePort {
    type: "MovePort";
  }

  /** Leave a ``camel`` or a ``ship`` of the supply behind in the old gap (OVW-43). */
  interface LeaveFromSupply {
    type: "LeaveFromSupply";
    explorer: string;
  }

  /** Leave the explorer of a square behind in the old gap (OVW-43). */
  interface LeaveFromBoard {
    type: "LeaveFromBoard";
    square: string;
  }

  /** Leave nobody behind: the provisions in the old gap then belong to nobody (OVW-70). */
  interface LeaveNobody {
    type: "LeaveNobody";
  }

  /** Take an item from the shop into the gap: ``torch``, ``map``, ``key``, ``potion``, ``leg`` (OVW-70). */
  interface TakeItem {
    type: "TakeItem";
    item: string;
  }

  /** Leave the squares beside the port without provisions (OVW-71). */
  interface TakeNothing {
    type: "TakeNothing";
  }

  /** The first coast lies at (0,0), land edge north (OVW-10). */
  interface FirstCoastLaid {
    type: "FirstCoastLaid";
    face: string;
  }

  /** A first seat was drawn (OVW-10). */
  interface FirstChosen {
    type: "FirstChosen";
    seat: number;
  }

  /** A survey tile was drawn; ``coast``: a coast tile is to be played with it (OVW-20). */
  interface TileDrawn {
    type: "TileDrawn";
    seat: number;
    tile: string;
    coast: boolean;
  }

  /** A survey tile had no legal placement (OVW-23). */
  interface SetAside {
    type: "SetAside";
    seat: number;
    tile: string;
  }

  /** A survey tile was placed; ``squares``: first direction's end, corner, other end (OVW-21). */
  interface SurveyPlaced {
    type: "SurveyPlaced";
    seat: number;
    square: string;
    orientation: number;
    side: string;
    tile: string;
    squares: string[];
  }

  /** A coast tile was placed; ``left``: coast tiles still in the pile (OVW-22). */
  interface CoastPlaced {
    type: "CoastPlaced";
    seat: number;
    square: string;
    land: string;
    face: string;
    left: number;
  }

  /** No place for the coast tile: it goes back to the pile (OVW-22). */
  interface CoastReturned {
    type: "CoastReturned";
    seat: number;
  }

  /** Explorers, ``camel`` or ``ship``, went on squares (OVW-30, OVW-31). */
  interface ExplorersPut {
    type: "ExplorersPut";
    seat: number;
    explorer: string;
    squares: string[];
  }

  /** A gap was formed (OVW-41). */
  interface GapFormed {
    type: "GapFormed";
    squares: string[];
  }

  /** A seat won a gap with so many explorers, who return to its supply from these squares (OVW-42). */
  interface GapWon {
    type: "GapWon";
    seat: number;
    gap: string;
    explorers: number;
    squares: string[];
  }

  /** No explorer competes for a gap: it stays closed and empty (OVW-42). */
  interface GapStaysEmpty {
    type: "GapStaysEmpty";
    gap: string;
  }

  /** A door stands in a gap; ``origin``: the gap it came from, empty if from the supply (OVW-42, OVW-43). */
  interface DoorPlaced {
    type: "DoorPlaced";
    seat: number;
    gap: string;
    origin: string;
  }

  /** A port stands in a gap; ``origin``: the gap it came from, empty if from the supply (OVW-71). */
  interface PortPlaced {
    type: "PortPlaced";
    seat: number;
    gap: string;
    origin: string;
  }

  /** An explorer was left behind in a gap for good; ``origin``: its square, empty if from the supply (OVW-43). */
  interface ExplorerLeft {
    type: "ExplorerLeft";
    seat: number;
    explorer: string;
    gap: string;
    origin: string;
  }

  /** Nobody was left behind: a gap's provisions belong to nobody (OVW-70). */
  interface ItemsAbandoned {
    type: "ItemsAbandoned";
    seat: number;
    gap: string;
  }

  /** Provisions went from the shop into a gap (OVW-70). */
  interface ItemsTaken {
    type: "ItemsTaken";
    seat: number;
    items: string[];
    gap: string;
  }

  /** Points, as if the game ended now, have changed for a reason (OVW-60, OVW-61, OVW-70, OVW-71). ``reason``: to ``lead``, or ``share`` the lead, in ``count`` more regions; ``lost``: to lead so many less; ``joined``: as many less because regions that were led grew together; the ``tour`` of the doors, or that it is ``shorter``; ``items``; the ``port``, which lies beside a region of ``count`` squares. ``before``: all points of this part until then; -1: unknown. */
  interface PointsChanged {
    type: "PointsChanged";
    seat: number;
    part: string;
    points: number;
    reason: string;
    count: number;
    squares: string[];
    before: number;
    regions: RegionCounted[];  // those that are led, or no longer: one for each two points
    stock: number[];  // items of the seat, by kind
  }

  /** A region as it stands: one of its squares, its kind, its size, and the explorers of each seat in it. */
  interface RegionCounted {
    square: string;
    kind: string;
    size: number;
    explorers: number[];
  }

  /** The pile of coast tiles is empty: play goes on until all have had equal turns (OVW-50). */
  interface LastRound {
    type: "LastRound";
    turns: number;
  }

  /** The game is over (OVW-50, OVW-62). */
  interface GameEnded {
    type: "GameEnded";
    scores: number[];
    winners: number[];
  }

  /** The survey tile as it would lie (OVW-21). */
  interface Survey {
    type: "Survey";
    squares: [number, number][];  // that it covers: one end, the corner, the other end
    kinds: ("forest" | "mountain" | "reef" | "whirlpool")[];  // what they show
  }

  /** The coast tile as it would lie, its land edge as the action says (OVW-22). */
  interface Coast {
    type: "Coast";
    land: "forest" | "mountain" | "reef" | "whirlpool";
    water: "forest" | "mountain" | "reef" | "whirlpool";
  }

  type View = OverworldView;
  type Options = Partial<OverworldOptions>;
  type Action =
    | LayFirstCoast
    | ChooseFirst
    | DrawTile
    | PlaceSurvey
    | PlaceCoast
    | PutExplorer
    | HoldCoast
    | ChooseGap
    | ChooseWinner
    | PlaceDoor
    | MoveDoor
    | PlacePort
    | MovePort
    | LeaveFromSupply
    | LeaveFromBoard
    | LeaveNobody
    | TakeItem
    | TakeNothing;
  type Event =
    | FirstCoastLaid
    | FirstChosen
    | TileDrawn
    | SetAside
    | SurveyPlaced
    | CoastPlaced
    | CoastReturned
    | ExplorersPut
    | GapFormed
    | GapWon
    | GapStaysEmpty
    | DoorPlaced
    | PortPlaced
    | ExplorerLeft
    | ItemsAbandoned
    | ItemsTaken
    | PointsChanged
    | LastRound
    | GameEnded;
  type Shows =
    | Survey
    | Coast;
}
