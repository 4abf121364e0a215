/** A value of a form: text or an upload. */
export type FormValue = unknown;

/** Values by name. They have no prototype that a form could reach. */
type Nested = { [name: string]: FormValue };

const MAX_DEPTH = 4;

/**
 * Splits a bracketed name: `candidate_experience[0][from_date]` has three parts. A malformed name is a single part, which
 * no field reads.
 */
export function nameParts(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) return [name];
  const inner = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part);
  return [match[1] ?? name, ...inner].slice(0, MAX_DEPTH);
}

/** Nests values by their bracketed names. If a name occurs twice, the last value counts. */
export function nest(entries: Iterable<readonly [name: string, value: FormValue]>): Nested {
  const root = emptyNested();
  for (const [name, value] of entries) {
    const parts = nameParts(name);
    const last = parts.pop() ?? name;
    let place = root;
    for (const part of parts) place = childOf(place, part);
    place[last] = value;
  }
  return root;
}

const emptyNested = (): Nested => Object.create(null) as Nested;

function childOf(place: Nested, name: string): Nested {
  const present = place[name];
  if (typeof present === 'object' && present !== null && Object.getPrototypeOf(present) === null) {
    return present as Nested;
  }
  const child = emptyNested();
  place[name] = child;
  return child;
}
