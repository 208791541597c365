import { afterEach, describe, expect, it, vi } from "vitest";
import { lineOf } from "../lib/line.fixture";
import { News } from "./news.svelte";

const won = (seq: number) => lineOf({ seq, gains: [{ seat: 0, points: 2, part: "islands" }] });

afterEach(() => void vi.useRealTimers());

describe("news of points", () => {
  it("are none of what was there at first", () => {
    const news = new News(() => "normal");
    expect(news.notice(4, [won(4)])).toEqual([]);
    expect(news.notice(4, [won(4)])).toEqual([]);
    expect(news.lines).toEqual([]);
  });

  it("are all that the last step brought", () => {
    const news = new News(() => "normal");
    news.notice(1, []);
    const told = [won(2), won(3), lineOf({ seq: 3 }), won(3)];
    expect(news.notice(3, told)).toEqual([told[1], told[3]]);
    expect(news.lines).toEqual([told[1], told[3]]);
    expect(news.notice(4, [...told, lineOf({ seq: 4 })])).toEqual([]);
    expect(news.lines).toHaveLength(2);
    news.forget();
    expect(news.lines).toEqual([]);
  });

  it("are forgotten after a while", () => {
    vi.useFakeTimers();
    const news = new News(() => "normal");
    news.notice(1, []);
    news.notice(2, [won(2)]);
    vi.advanceTimersByTime(60_000);
    expect(news.lines).toEqual([]);
  });
});
