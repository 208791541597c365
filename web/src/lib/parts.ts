/** Parts of a page that are loaded where they are needed, and with them the words that only they say. */
import { learn } from "./spoken.svelte";

/** Load a part, and the words of its topics. */
export async function partAbout<Part>(topics: readonly string[], load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), ...topics.map(learn)]);
  return part;
}
