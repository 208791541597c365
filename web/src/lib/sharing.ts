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
  const names = Object.keys(after);
  let found = names.length === Object.keys(before).length ? null : ({} as Fields); // null: everything is as it was, so far
  for (let at = 0; at < names.length; at++) {
    const name = names[at]!;
    const own = shared(before[name], after[name]);
    if (!found && (own !== before[name] || !(name in before))) found = Object.fromEntries(names.slice(0, at).map((each) => [each, before[each]]));
    if (found) found[name] = own;
  }
  return found ?? before;
}

/** What was put into a list, or taken out, moves what follows: each is looked for by its name. */
function sharedList(before: unknown[], after: unknown[]): unknown[] {
  let same = 0; // how many are where they were
  while (same < before.length && same < after.length && isSame(before[same], after[same])) same += 1;
  if (same === before.length && same === after.length) return before;
  const named = byName(before);
  const others = after.slice(same).map((value, at) => (isObject(value) ? sharedPart(before[same + at], named.get(nameOf(value)) ?? [], value) : value));
  return [...before.slice(0, same), ...others];
}

/** Return a part of a list; `old`: what was in its place, `alike`: what had its name. */
function sharedPart(old: unknown, alike: readonly unknown[], value: object): unknown {
  const [only] = alike;
  if (alike.length === 1) return shared(only, value);
  return alike.find((each) => isSame(each, value)) ?? (alike.includes(old) ? shared(old, value) : value);
}

function byName(list: readonly unknown[]): Map<unknown, unknown[]> {
  const named = new Map<unknown, unknown[]>();
  for (const value of list) {
    const same = named.get(nameOf(value));
    if (same) same.push(value);
    else named.set(nameOf(value), [value]);
  }
  return named;
}

/** Return what tells a part of a list from the others: its first word or number, which says where or whose it is. */
function nameOf(value: unknown): unknown {
  if (!isObject(value)) return undefined;
  for (const name in value) {
    const own = (value as Fields)[name];
    if (!isObject(own)) return own;
  }
  return undefined;
}
