/** A table at which one learns: what the coach of a lesson says and waits for, and how one stands with a puzzle. */
import * as api from "../lib/api";
import type { LessonNow, LessonStep, PuzzleNow, PuzzleStep } from "../lib/messages";
import { router } from "../lib/router.svelte";
import { nextOf } from "../puzzle/next";
import type { TablePage } from "./page.svelte";

export class Taught {
  constructor(private readonly page: TablePage) {}

  /** What the coach says; nothing at a table at which nobody is taught. */
  get lesson(): LessonNow | null {
    const { place, past, snapshot } = this.page;
    return place && past.moment === null ? (snapshot?.lesson ?? null) : null;
  }

  /** How whoever is to find the move stands with it; nothing at any other table. */
  get puzzle(): PuzzleNow | null {
    const { place, past, snapshot } = this.page;
    return place && past.moment === null ? (snapshot?.puzzle ?? null) : null;
  }

  /** Whether the lesson goes on after this scene: then its end is not the end. */
  get goesOn(): boolean {
    return this.lesson !== null && this.lesson.scene + 1 < this.lesson.scenes;
  }

  /** What the coach speaks of: places, and parts of the page. */
  get told(): string[] {
    return this.lesson?.at ?? [];
  }

  /** Where the moves are that the coach waits for. */
  asked = $derived.by((): ReadonlySet<string> => {
    const shows = new Set(this.lesson?.shows);
    return new Set(this.page.offers.flatMap(({ notation, places }) => (shows.has(notation) ? places.slice(0, 1) : [])));
  });

  /** Show on the board what the coach waits for: the first of the moves, if there are several. */
  showAsked = (): void => {
    const [first] = this.lesson?.shows ?? [];
    this.page.showOwn(this.page.offers.find(({ notation }) => notation === first)?.places ?? []);
  };

  lessonStep = async (step: LessonStep): Promise<void> => {
    this.page.pointAtNothing();
    await this.page.table.stepLesson(step);
  };

  /** Go on after something was read; after a scene's last words, to the next scene. */
  readOn = async (): Promise<void> => {
    await this.lessonStep("next");
    const now = this.page.table.known?.snapshot.lesson; // heard of, even where it is drawn only in the next frame
    if (now?.waits === "over" && now.scene + 1 < now.scenes) await this.nextScene();
  };

  /** Open the scene after this one. */
  nextScene = async (): Promise<void> => {
    const { lesson, page } = this;
    if (!lesson || !page.snapshot) return;
    const { game } = page.snapshot.table;
    await this.#open(async () => `/t/${(await api.openLesson(game, lesson.name, "", lesson.scene + 1)).id}`);
  };

  /** Try again, or see the best move. */
  puzzleStep = async (step: PuzzleStep): Promise<void> => {
    this.page.pointAtNothing();
    this.page.news.forget();
    await this.page.table.stepPuzzle(step);
  };

  /** Open the next position in which the move is yet to be found; if there is none, the list of all. */
  nextPuzzle = async (): Promise<void> => {
    const { puzzle, page } = this;
    if (!puzzle || !page.snapshot) return;
    const { game } = page.snapshot.table;
    await this.#open(async () => {
      const next = nextOf((await api.puzzles(game)).puzzles, puzzle.name);
      return next ? `/t/${(await api.openPuzzle(game, next.name)).id}` : `/practice/${game}`;
    });
  };

  /** Go where something leads; if that cannot be found, say so. */
  async #open(place: () => Promise<string>): Promise<void> {
    try {
      router.go(await place());
    } catch (error) {
      this.page.table.tellWhy(error);
    }
  }
}
