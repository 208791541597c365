/** For tests: the page speaks English before the first of them, and knows all of its words. */
import { learn, speak } from "./spoken.svelte";

await speak("en");
await learn();
