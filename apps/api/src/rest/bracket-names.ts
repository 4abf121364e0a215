/** Values by name. Without a prototype, so that no form can pollute one. */
type Nested = { [name: string]: unknown };

const MAX_DEPTH = 4;

/** Splits `candidate_experience[0][from_date]` into three parts. A malformed name is one unknown part. */
export function nameParts(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) return [name];
  const inner = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part);
  return [match[1] ?? name, ...inner].slice(0, MAX_DEPTH);
}

/**
 * Nests values by their bracketed names. If a name occurs twice, the last value counts. Objects, which clients send as parts of JSON, are collected:
 * several of one name are the blocks of a list, and values with brackets add to them.
 */
export function nest(entries: Iterable<readonly [name: string, value: unknown]>): Nested {
  const root = emptyNested();
  const objects = new Map<string, object[]>();
  for (const [name, value] of entries) {
    if (isJson(value)) {
      objects.set(name, [...(objects.get(name) ?? []), ...[value].flat()]);
      continue;
    }
    const parts = nameParts(name);
    const last = parts.pop() ?? name;
    let parent = root;
    for (const part of parts) parent = ensureChild(parent, part);
    parent[last] = value;
  }
  for (const [name, values] of objects) root[name] = combine(values, root[name]);
  return root;
}

const isJson = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

/** Adds values with brackets to the objects of a name. One object without numbered values is a group, others are the blocks of a list. */
function combine(objects: readonly object[], bracketed: unknown): unknown {
  const added = isNested(bracketed) ? bracketed : emptyNested();
  const isGroup = objects.length === 1 && !Object.keys(added).some((key) => /^\d+$/.test(key));
  if (isGroup) return { ...objects[0], ...added };
  const blocks = objects.map((object, index) => [index, { ...object, ...(added[index] as object | undefined) }]);
  return { ...added, ...Object.fromEntries(blocks) };
}

const emptyNested = (): Nested => ({ __proto__: null });
const isNested = (value: unknown): value is Nested =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === null;

function ensureChild(place: Nested, name: string): Nested {
  const existing = place[name];
  if (isNested(existing)) return existing;
  const child = emptyNested();
  place[name] = child;
  return child;
}
