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

/** Nests values by their bracketed names. If a name occurs twice, the last value counts. */
export function nest(entries: Iterable<readonly [name: string, value: unknown]>): Nested {
  const root = emptyNested();
  for (const [name, value] of entries) {
    const parts = nameParts(name);
    const last = parts.pop() ?? name;
    let parent = root;
    for (const part of parts) parent = ensureChild(parent, part);
    parent[last] = value;
  }
  return root;
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
