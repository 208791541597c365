/** For tests: the page speaks English before the first of them, and knows all that it may ever say. */
import { later } from "virtual:words";
import { learn, speak } from "./spoken.svelte";

await speak("en");
await Promise.all(Object.keys(later).map(learn));
