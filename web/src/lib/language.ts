/** Choosing the language of the page: at first as the browser wishes, then as one likes, at once and for good. */
import * as api from "./api";
import { settings } from "./settings.svelte";
import { speak, wished } from "./spoken.svelte";
import { say } from "./words";

/** Speak before anything is shown: as was chosen, or as the browser wishes. */
export async function beginToSpeak(): Promise<void> {
  await change(settings.language ?? wished(navigator.languages));
}

/** Speak another language, and let the server know for what it will say; return why not, or nothing. */
export async function choose(language: string): Promise<string> {
  try {
    await change(language);
  } catch {
    return say("error-unreachable"); // its words could not be loaded
  }
  settings.choose({ language });
  void api.speakToMe(language).catch(() => undefined); // the page names its language with every question, too
  return "";
}

async function change(language: string): Promise<void> {
  await speak(language);
  document.documentElement.lang = language;
}
