/** For tests: the page speaks English before the first of them. */
import { speak } from "./spoken.svelte";

await speak("en");
