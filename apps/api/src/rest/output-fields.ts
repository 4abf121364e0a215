import { formatTimestamp } from '@job-alert/domain/calendar';
import { FLAG, type JsonSchema, listOf, MAYBE_TEXT, objectOf, TEXT, WHOLE } from './json-schema.js';
import type { Values } from './values.js';

/** One value of an answer: `from` is its dotted path below the GraphQL object. */
interface ShownValue {
  kind: 'value';
  from: string;
  schema: JsonSchema;
  show(value: unknown): unknown;
}

/** A value made of several: `of` are their dotted paths below the GraphQL object. */
interface ShownTogether {
  kind: 'together';
  of: readonly string[];
  schema: JsonSchema;
  show(node: Values): unknown;
}

/** Values under one more name. */
interface ShownGroup {
  kind: 'group';
  fields: OutputFields;
}

/** An object within the object. */
interface ShownObject {
  kind: 'object';
  from: string;
  /** The type that has the fields, where the object may be of several. */
  on?: string | undefined;
  fields: OutputFields;
}

/** The objects of a list, or one of them. */
interface ShownList {
  kind: 'list';
  from: string;
  fields: OutputFields;
  /** Which of them is shown alone; all of them without it. */
  pick?(items: readonly Values[]): Values | undefined;
}

/** What of a GraphQL object is shown under which REST names: the one table for selecting it, showing it and describing it. */
export type OutputFields = Readonly<Record<string, ShownValue | ShownTogether | ShownGroup | ShownObject | ShownList>>;

const asItIs = (value: unknown): unknown => value ?? null;

export const shown = (from: string, schema: JsonSchema, present: (value: never) => unknown): ShownValue => ({
  kind: 'value',
  from,
  schema,
  show: (value) => (value == null ? null : present(value as never)),
});

export const text = (from: string): ShownValue => shown(from, MAYBE_TEXT, asItIs);
export const whole = (from: string): ShownValue => shown(from, { type: ['integer', 'null'] }, asItIs);
export const flag = (from: string): ShownValue => shown(from, FLAG, asItIs);

/** The id of a record: a decimal number as text. */
export const id = (from: string): ShownValue => shown(from, TEXT, asItIs);

/** A day, YYYY-MM-DD. */
export const day = (from: string): ShownValue => shown(from, { type: ['string', 'null'], format: 'date' }, asItIs);

/** An instant as ISO 8601. */
export const instant = (from: string): ShownValue =>
  shown(from, { type: ['string', 'null'], format: 'date-time' }, asItIs);

/** An instant as dd-mm-yyyy hh:mm:ss on India's clock. */
export const timestamp = (from: string): ShownValue =>
  shown(from, { ...MAYBE_TEXT, description: "dd-mm-yyyy hh:mm:ss on India's clock" }, (value: string) =>
    formatTimestamp(new Date(value)),
  );

/** A value as the specification spells it. */
export const word = (from: string, toEdge: (name: never) => string): ShownValue => shown(from, MAYBE_TEXT, toEdge);

/** A flag as `Active` or `Inactive`. */
export const activeWord = (from: string): ShownValue =>
  shown(from, { type: 'string', enum: ['Active', 'Inactive'] }, (isActive: boolean) =>
    isActive ? 'Active' : 'Inactive',
  );

/** The link of a stored file, which lives for a minute; null without a file. */
export const link = (from: string): ShownValue => text(`${from}.url`);

export const together = (
  of: readonly string[],
  schema: JsonSchema,
  present: (node: Values) => unknown,
): ShownTogether => ({ kind: 'together', of, schema, show: present });
export const group = (fields: OutputFields): ShownGroup => ({ kind: 'group', fields });
export const inner = (from: string, fields: OutputFields, on?: string): ShownObject => ({
  kind: 'object',
  from,
  fields,
  on,
});
export const items = (from: string, fields: OutputFields): ShownList => ({ kind: 'list', from, fields });
export const oneOf = (
  from: string,
  fields: OutputFields,
  pick: (list: readonly Values[]) => Values | undefined,
): ShownList => ({ kind: 'list', from, fields, pick });

interface Selection extends Map<string, Selection> {}

/** The selection of GraphQL that holds everything that is shown: `{ id addresses { city } }`. */
export function select(fields: OutputFields): string {
  return print(selectionOf(fields, new Map()));
}

function selectionOf(fields: OutputFields, into: Selection): Selection {
  for (const one of Object.values(fields)) {
    if (one.kind === 'group') selectionOf(one.fields, into);
    else if (one.kind === 'value') below(into, one.from);
    else if (one.kind === 'together') for (const path of one.of) below(into, path);
    else if (one.kind === 'object' && one.on) selectionOf(one.fields, child(below(into, one.from), `... on ${one.on}`));
    else selectionOf(one.fields, below(into, one.from));
  }
  return into;
}

function below(selection: Selection, path: string): Selection {
  let place = selection;
  for (const name of path.split('.')) place = child(place, name);
  return place;
}

function child(selection: Selection, name: string): Selection {
  let next = selection.get(name);
  if (!next) selection.set(name, (next = new Map()));
  return next;
}

function print(selection: Selection): string {
  const parts = [...selection].map(([name, part]) => (part.size === 0 ? name : `${name} ${print(part)}`));
  return `{ ${parts.join(' ')} }`;
}

/** A GraphQL object as REST shows it. */
export function show(fields: OutputFields, node: Values): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, showOne(one, node)]));
}

function showOne(one: OutputFields[string], node: Values): unknown {
  if (one.kind === 'group') return show(one.fields, node);
  if (one.kind === 'value') return one.show(at(node, one.from));
  if (one.kind === 'together') return one.show(node);
  if (one.kind === 'object') {
    const object = at(node, one.from) as Values | null | undefined;
    return object ? show(one.fields, object) : null;
  }
  const list = (at(node, one.from) ?? []) as Values[];
  if (!one.pick) return list.map((item) => show(one.fields, item));
  const picked = one.pick(list);
  return picked ? show(one.fields, picked) : null;
}

/** What stands at a dotted path; undefined where something on the way is absent. */
export function at(node: Values, path: string): unknown {
  let value: unknown = node;
  for (const name of path.split('.')) value = (value as Values | null | undefined)?.[name];
  return value;
}

/** What is shown, as JSON Schema. */
export function schemaOfOutput(fields: OutputFields): JsonSchema {
  const properties = Object.entries(fields).map(([name, one]): [string, JsonSchema] => {
    if (one.kind === 'value' || one.kind === 'together') return [name, one.schema];
    const schema = schemaOfOutput(one.fields);
    return [name, one.kind === 'list' && !one.pick ? listOf(schema) : schema];
  });
  return objectOf(Object.fromEntries(properties));
}

export const TOTAL: JsonSchema = { ...WHOLE, description: 'How many there are; open jobs are counted up to 1001.' };
