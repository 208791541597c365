/** For tests: the page speaks English before the first of them, with all its words. */
import { sayMore, speak } from "./spoken.svelte";

await speak("en");
await sayMore();
