/** What a new snapshot has in common with the last one is kept as it is, so that only what changed is drawn again. */

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Return what is equal to `after`, made of the parts of `before` that have not changed; `before` itself if nothing has. */
export function shared<T>(before: unknown, after: T): T {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) return sharedList(before, after) as T;
  if (Array.isArray(before) || Array.isArray(after)) return after;
  return sharedFields(before as Fields, after as Fields) as T;
}

function sharedFields(before: Fields, after: Fields): Fields {
  const names = Object.keys(after);
  const found: Fields = {};
  let isSame = names.length === Object.keys(before).length;
  for (const name of names) {
    found[name] = shared(before[name], after[name]);
    isSame &&= name in before && found[name] === before[name];
  }
  return isSame ? before : found;
}

/** What was put into a list, or taken out, moves all that follows: each is looked for where it was and where it would be. */
function sharedList(before: unknown[], after: unknown[]): unknown[] {
  const shift = before.length - after.length;
  let isSame = shift === 0;
  const found = after.map((value, at) => {
    const kept = shared(before[at], value);
    if (kept === before[at]) return kept;
    isSame = false;
    const moved = shift === 0 ? undefined : before[at + shift];
    return isObject(moved) && shared(moved, value) === moved ? moved : kept;
  });
  return isSame ? before : found;
}
