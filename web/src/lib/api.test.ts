import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, ask } from "./api";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A line over which nothing comes, neither an answer nor a word that it is cut. */
const deaf = (_: string, { signal }: RequestInit): Promise<Response> =>
  new Promise((_, cut) => signal?.addEventListener("abort", () => cut(new DOMException("aborted", "AbortError"))));

test("a line that never answers is given up, and told as one that is cut", async () => {
  vi.stubGlobal("fetch", deaf);
  const asked = ask("GET", "/me").catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(await Promise.race([asked, "still waiting"])).toBe("still waiting");
  await vi.advanceTimersByTimeAsync(2_000);
  const told = await asked;
  expect(told).toBeInstanceOf(ApiError);
  expect((told as ApiError).status).toBe(0);
});

test("an answer that comes in time is read whole, and nothing is waited for any more", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"name": "Wanda"}')));
  expect(await ask("GET", "/me")).toEqual({ name: "Wanda" });
  expect(vi.getTimerCount()).toBe(0);
});
