/** What the server says about a game before it is played. */
import type { GameInfo, Option } from "./messages";

/** Return the options that a table is asked about first; all others wait behind “more options”. */
export function firstOptions({ about, options }: GameInfo): Option[] {
  return about.first_options.flatMap((field) => options.filter((option) => option.field === field));
}
