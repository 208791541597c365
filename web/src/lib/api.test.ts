import { createServer, type Server } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError, ask } from "./api";

let server: Server | null = null;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  server?.closeAllConnections();
  server?.close();
});

/** Let what the page asks go to a server of this machine that answers so. */
async function answering(answer: Parameters<typeof createServer>[1]): Promise<void> {
  const opened = createServer(answer!);
  server = opened;
  await new Promise<void>((open) => opened.listen(0, "127.0.0.1", open));
  const address = opened.address();
  const port = typeof address === "object" ? address?.port : 0;
  const real = fetch;
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => real(`http://127.0.0.1:${port}${path}`, request));
}

test("a line that never answers is given up, and told as one that is cut", async () => {
  let heard!: () => void;
  const isAsked = new Promise<void>((resolve) => (heard = resolve));
  await answering(() => heard());
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const asked = ask("GET", "/me").catch((error: unknown) => error);
  await isAsked;
  await vi.advanceTimersByTimeAsync(59_000);
  expect(await Promise.race([asked, "still waiting"])).toBe("still waiting");
  await vi.advanceTimersByTimeAsync(2_000);
  const told = await asked;
  expect(told).toBeInstanceOf(ApiError);
  expect((told as ApiError).status).toBe(0);
});

test("an answer that comes in time is read whole", async () => {
  await answering((_, response) => response.end(JSON.stringify({ name: "Wanda" })));
  expect(await ask("GET", "/me")).toEqual({ name: "Wanda" });
});
