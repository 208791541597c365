/** Notices of this browser: whether it can show them, and what it says to be reached. */
import { ApiError } from "../lib/api";
import type { Server } from "../lib/types.gen";
import { say } from "../lib/words";

/** The service worker, which shows notices while no page is open. */
const WORKER = "/notices.js";

/** What stands between this browser and its notices. */
type Ability = "ready" | "insecure" | "home-screen" | "missing" | "blocked";

export function ability(): Ability {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return isApples() ? "home-screen" : "missing";
  return Notification.permission === "denied" ? "blocked" : "ready";
}

/** Ask for leave, and return how this browser is reached: by the server of a key alone. */
export async function subscribe(key: string): Promise<Server.PushAsk> {
  if ((await Notification.requestPermission()) !== "granted") throw new ApiError(0, "blocked", say("push-blocked"));
  try {
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    await (await pushManager.getSubscription())?.unsubscribe(); // it may be of a server that was here before
    const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint: address = "", keys: { p256dh = "", auth = "" } = {} } = found.toJSON();
    return { address, p256dh, auth };
  } catch (error) {
    if (error instanceof DOMException) throw new ApiError(0, "push", say("push-failed"));
    throw error;
  }
}

/** Tell whether it is an iPhone or iPad, where only what is on the home screen may show notices. */
const isApples = (): boolean => /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
