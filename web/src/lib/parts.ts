/** Parts of a page that are loaded where they are needed, and with them the words that only they say. */
import { learn } from "./spoken.svelte";

export async function partAbout<Part>(topic: string, load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), learn(topic)]);
  return part;
}
