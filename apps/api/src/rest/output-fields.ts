import { formatTimestamp } from '@job-alert/domain/india/calendar';
import { COUNT, completeObject, FLAG, type JsonSchema, listOf, MAYBE_TEXT, nullable, TEXT } from './json-schema.js';

/** One value of an answer: its JSON Schema, and how to read it from a GraphQL object. */
interface ShownValue<Node> {
  schema: JsonSchema;
  show: (node: Node) => unknown;
}

/** The fields of an answer by their REST names. The same table shows a GraphQL object and describes the answer. */
export type OutputFields<Node> = Readonly<Record<string, ShownValue<Node>>>;

/** An object with this key. */
type Having<Key extends string, Value> = Readonly<Record<Key, Value | null | undefined>>;

export const shown = <Key extends string, Value>(
  key: Key,
  schema: JsonSchema,
  present: (value: Value) => unknown,
): ShownValue<Having<Key, Value>> => ({
  schema,
  show: (node) => {
    const value: Value | null | undefined = node[key];
    return value == null ? null : present(value);
  },
});

const plain =
  <Value>(schema: JsonSchema) =>
  <Key extends string>(key: Key) =>
    shown(key, schema, (value: Value) => value);

export const text = plain<string>(MAYBE_TEXT);
export const whole = plain<number>(nullable(COUNT));

/** A value that is never null: the compiler rejects a field that can be. */
const required =
  <Value>(schema: JsonSchema) =>
  <Key extends string>(key: Key): ShownValue<Readonly<Record<Key, Value>>> => ({ schema, show: (node) => node[key] });

export const flag = required<boolean>(FLAG);
export const count = required<number>(COUNT);
export const requiredText = required<string>(TEXT);
export const requiredInstant = required<string>({ type: 'string', format: 'date-time' });

/** The id of a record: a decimal number as text. */
export const id = required<string>({ ...TEXT, pattern: '^[0-9]+$' });

/** A day, YYYY-MM-DD. */
export const day = plain<string>({ type: ['string', 'null'], format: 'date' });

/** An instant as ISO 8601. */
export const instant = plain<string>({ type: ['string', 'null'], format: 'date-time' });

/** An instant as dd-mm-yyyy hh:mm:ss, Indian time. */
export const timestamp = <Key extends string>(key: Key) =>
  shown(key, { ...MAYBE_TEXT, description: 'dd-mm-yyyy hh:mm:ss, Indian time' }, (value: string) =>
    formatTimestamp(new Date(value)),
  );

/** One of these values, as the specification spells it. */
export const word = <Key extends string, Value>(key: Key, toEdge: (value: Value) => string, values: readonly Value[]) =>
  shown(key, nullable({ ...TEXT, enum: [...new Set(values.map(toEdge))] }), toEdge);

/** A flag as `Active` or `Inactive`. */
export const activeWord = <Key extends string>(key: Key) =>
  shown(key, { type: 'string', enum: ['Active', 'Inactive'] }, (isActive: boolean) =>
    isActive ? 'Active' : 'Inactive',
  );

/** A value of a nested object. */
export const below = <Key extends string, Node>(key: Key, { schema, show: present }: ShownValue<Node>) =>
  shown(key, nullable(schema), present);

/** The link to a stored file, valid for a minute; null without a file. */
export const link = <Key extends string>(key: Key) => below(key, text('url'));

/** A value computed from the whole object. */
export const made = <Node>(schema: JsonSchema, present: (node: Node) => unknown): ShownValue<Node> => ({
  schema,
  show: present,
});

/** Values of the same object, grouped under a name. */
export const group = <Node>(fields: OutputFields<NoInfer<Node>>): ShownValue<Node> =>
  made(schemaOfOutput(fields), (node) => show(fields, node));

/** A nested object. */
export const inner = <Key extends string, Node>(key: Key, fields: OutputFields<Node>) =>
  below(key, group<Node>(fields));

/** The objects of a list. */
export const items = <Key extends string, Node>(key: Key, fields: OutputFields<Node>) =>
  shown(key, listOf(schemaOfOutput(fields)), (nodes: readonly Node[]) => nodes.map((node) => show(fields, node)));

/** A GraphQL object as REST shows it. */
export function show<Node>(fields: OutputFields<Node>, node: Node): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, one.show(node)]));
}

/** The JSON Schema of the answer. */
export function schemaOfOutput(fields: OutputFields<never>): JsonSchema {
  return completeObject(Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])));
}

export const TOTAL: JsonSchema = { ...COUNT, description: 'How many there are. Open jobs are counted up to 1001.' };
