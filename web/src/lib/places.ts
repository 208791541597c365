/** The places a line of the log speaks of, for a board to show them. */

/** Return every short text in an event's fields: squares, spaces, islands; a board ignores what it does not know. */
export function placesOf(event: object): string[] {
  const found = new Set<string>();
  const search = (value: unknown): void => {
    if (typeof value === "string") {
      if (value && value.length <= 12) found.add(value);
    } else if (Array.isArray(value)) value.forEach(search);
    else if (value && typeof value === "object") Object.values(value).forEach(search);
  };
  for (const [field, value] of Object.entries(event)) if (field !== "type") search(value);
  return [...found];
}
