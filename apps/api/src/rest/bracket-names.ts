/** A value of a form: its text, or what stands for a file. */
export type FormValue = unknown;

/** Values by name; without a prototype, so that no name of a form can reach one. */
type Nested = { [name: string]: FormValue };

const MAX_DEPTH = 4;

/**
 * The parts of a bracketed name: `candidate_experience[0][from_date]` gives three. A name that is written otherwise is one
 * part by itself; nobody has listed it, so it has no effect.
 */
export function nameParts(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) return [name];
  const inner = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part);
  return [match[1] ?? name, ...inner].slice(0, MAX_DEPTH);
}

/** Flat names with brackets as nested values. Of a name that comes twice the last counts. */
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
