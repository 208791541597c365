/** What a new snapshot has in common with the last one is kept as it is, so that only what changed is drawn again. */

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Return what is equal to `after`, made of the parts of `before` that have not changed; `before` itself if nothing has. */
export function shared<T>(before: unknown, after: T): T {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  if (isSame(before, after)) return before as T;
  if (Array.isArray(before) && Array.isArray(after)) return sharedList(before, after) as T;
  if (Array.isArray(before) || Array.isArray(after)) return after;
  return sharedFields(before as Fields, after as Fields) as T;
}

/** Tell whether two values are equal, however deep. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  for (const name of names) if (!(name in other) || !isSame((one as Fields)[name], (other as Fields)[name])) return false;
  return true;
}

function sharedFields(before: Fields, after: Fields): Fields {
  const found: Fields = {};
  for (const name of Object.keys(after)) found[name] = shared(before[name], after[name]);
  return found;
}

/** What was put into a list, or taken out, moves what follows: each is looked for where it was, and else by its name. */
function sharedList(before: unknown[], after: unknown[]): unknown[] {
  const named = new Map<unknown, unknown[]>();
  for (const value of before) {
    const same = named.get(nameOf(value));
    if (same) same.push(value);
    else named.set(nameOf(value), [value]);
  }
  return after.map((value, at) => {
    if (!isObject(value)) return value;
    if (isSame(before[at], value)) return before[at];
    const alike = named.get(nameOf(value)) ?? [];
    return alike.find((each) => isSame(each, value)) ?? shared(alike.length === 1 ? alike[0] : before[at], value);
  });
}

/** Return what tells a part of a list from the others: its first field, which says where or whose it is. */
function nameOf(value: unknown): unknown {
  if (!isObject(value)) return undefined;
  for (const name in value) {
    const first = (value as Fields)[name];
    return isObject(first) ? undefined : first;
  }
  return undefined;
}
