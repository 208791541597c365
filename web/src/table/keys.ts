/** The keys of a table's page; those of the boards come from the boards. */
import { tick } from "svelte";
import { choicesIn, deedAmong } from "../lib/choices";
import { digitOf, following, type KeyGroup } from "../lib/keys";
import { say } from "../lib/words";
import type { Advice } from "./advice.svelte";
import type { TablePage } from "./page.svelte";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

export function keysOf(page: TablePage): KeyGroup {
  return {
    title: say("keys-page"),
    keys: [
      { names: DIGITS, caps: "1 – 9, 0", text: say("keys-digit"), press: ({ key }) => pick(page, digitOf(key)) },
      { names: ["n"], caps: "N, ⇧ N", text: say("keys-next"), press: ({ shiftKey }) => goOn(page, shiftKey ? -1 : 1) },
      { names: ["Enter"], caps: say("keys-enter.caps"), text: say("keys-enter"), press: (event) => confirm(page, event) },
      { names: ["u", "ctrl+z"], caps: say("keys-undo.caps"), text: say("keys-undo"), press: () => undo(page) },
      { names: ["s"], caps: "S", text: say("skip-to-turn.title"), press: () => skip(page) },
      { names: ["a"], caps: "A", text: say("show-again.title"), press: () => showAgain(page) },
      { names: ["c"], caps: "C", text: say("choices"), press: () => openChoices(page) },
      { names: ["p"], caps: "P", text: say("keys-coach"), press: () => askCoach(page.advice) },
      { names: ["l"], caps: "L", text: say("keys-log"), press: () => toLog(page) },
      { names: ["h"], caps: "H", text: say("keys-hint"), press: () => page.asking.press() },
      { names: ["Escape"], caps: "Esc", text: say("keys-escape"), press: () => page.letGo() },
      { names: ["?"], caps: "?", text: say("keys-sheet"), press: () => void (page.isSheetOpen = true) },
    ],
  };
}

/** Press the choice with a digit; if that asks to be confirmed, Enter does it. */
function pick({ focus }: TablePage, at: number): boolean {
  const choice = focus.root && choicesIn(focus.root)[at];
  if (!choice) return false;
  choice.focus();
  choice.click();
  void tick().then(() => {
    const deed = focus.root && deedAmong(choicesIn(focus.root));
    if (deed && deed !== choice) deed.focus();
  });
  return true;
}

/** Go to the next choice of a list; the map goes through its own places. */
function goOn({ focus }: TablePage, way: 1 | -1): boolean {
  const choices = focus.root ? choicesIn(focus.root) : [];
  const found = following(choices, document.activeElement as HTMLElement | null, way);
  found?.focus();
  return found !== null;
}

/** What has the focus hears Enter itself; elsewhere it does what was chosen. */
function confirm(page: TablePage, { target }: KeyboardEvent): boolean {
  const { focus, taught } = page;
  if (target instanceof Element && target.closest("button, a, summary, [role=application], [tabindex='0']")) return false;
  if (taught.lesson?.waits === "next" && !taught.lesson.strayed) {
    void taught.readOn();
    return true;
  }
  const deed = focus.root && deedAmong(choicesIn(focus.root));
  deed?.click();
  return deed !== null;
}

function undo(page: TablePage): boolean {
  const { canUndo, canAskBack } = page;
  if (canUndo) void page.table.undo();
  else if (canAskBack) page.asksAll = "back";
  return canUndo || canAskBack;
}

function showAgain(page: TablePage): boolean {
  const { canShowAgain } = page.past;
  if (canShowAgain) void page.past.showAgain();
  return canShowAgain;
}

function askCoach({ canBeAsked, ask }: Advice): boolean {
  if (canBeAsked) void ask();
  return canBeAsked;
}

function skip(page: TablePage): boolean {
  if (page.table.waiting === 0 && !page.past.isAgain) return false;
  page.past.backToNow();
  return true;
}

function openChoices({ panels, focus, offers }: TablePage): boolean {
  if (offers.length === 0) return false;
  panels.toggle("choices");
  void tick().then(() => focus.toDecision());
  return true;
}

/** To the story, which may have to be opened first; and back to what is to be decided. */
function toLog({ panels, focus }: TablePage): void {
  const log = focus.root?.querySelector<HTMLElement>(".log [tabindex='0']");
  if (!log || log.contains(document.activeElement)) {
    panels.close();
    return focus.toDecision();
  }
  panels.close();
  if (!log.checkVisibility({ visibilityProperty: true })) panels.toggle("story");
  void tick().then(() => log.focus());
}
