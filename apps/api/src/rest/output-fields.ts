import type { WireNames } from '@job-alert/domain/text/wire-names';
import { formatTimestamp } from '@job-alert/domain/india/calendar';
import {
  COUNT,
  requiredObject,
  BOOLEAN,
  type JsonSchema,
  arraySchema,
  NULLABLE_STRING,
  nullable,
  STRING,
} from './json-schema.js';

/** One value of a response: its JSON Schema, and how to read it from a GraphQL object. */
interface OutputField<Node> {
  schema: JsonSchema;
  show: (node: Node) => unknown;
}

/** The fields of a response by their REST names. They map a GraphQL object and describe the result. */
export type OutputFields<Node> = Readonly<Record<string, OutputField<Node>>>;

type Having<Key extends string, Value> = Readonly<Record<Key, Value | null | undefined>>;

export const mapped = <Key extends string, Value>(
  key: Key,
  schema: JsonSchema,
  present: (value: Value) => unknown,
): OutputField<Having<Key, Value>> => ({
  schema,
  show: (node) => {
    const value: Value | null | undefined = node[key];
    return value == null ? null : present(value);
  },
});

const plain =
  <Value>(schema: JsonSchema) =>
  <Key extends string>(key: Key) =>
    mapped(key, schema, (value: Value) => value);

export const string = plain<string>(NULLABLE_STRING);
export const integer = plain<number>(nullable(COUNT));

/** A value that is never null. The compiler rejects nullable fields. */
const required =
  <Value>(schema: JsonSchema) =>
  <Key extends string>(key: Key): OutputField<Readonly<Record<Key, Value>>> => ({ schema, show: (node) => node[key] });

export const boolean = required<boolean>(BOOLEAN);
export const count = required<number>(COUNT);
export const requiredString = required<string>(STRING);
export const requiredInstant = required<string>({ type: 'string', format: 'date-time' });

/** The id of a record: a decimal number as text. */
export const id = required<string>({ ...STRING, pattern: '^[0-9]+$' });

export const date = plain<string>({ type: ['string', 'null'], format: 'date' });

export const instant = plain<string>({ type: ['string', 'null'], format: 'date-time' });

/** An instant as dd-mm-yyyy hh:mm:ss in Indian time. */
export const timestamp = <Key extends string>(key: Key) =>
  mapped(key, { ...NULLABLE_STRING, description: 'dd-mm-yyyy hh:mm:ss, Indian time' }, (value: string) =>
    formatTimestamp(new Date(value)),
  );

/** A value of an enum with one REST spelling for each name. */
export const namedValue = <Key extends string, Value extends string>(key: Key, { toWire, names }: WireNames<Value>) =>
  enumValue(key, toWire, names);

/** A value of an enum in its REST spelling. */
export const enumValue = <Key extends string, Value>(
  key: Key,
  toWire: (value: Value) => string,
  values: readonly Value[],
) => mapped(key, nullable({ ...STRING, enum: [...new Set(values.map(toWire))] }), toWire);

/** Texts; null for employers. */
export const strings = plain<readonly string[]>(nullable(arraySchema(STRING)));

/** Values of an enum in their REST spelling. */
export const namedValues = <Key extends string, Value extends string>(key: Key, { toWire, words }: WireNames<Value>) =>
  mapped(key, nullable(arraySchema({ ...STRING, enum: words })), (values: readonly Value[]) => values.map(toWire));

/** A boolean as `Active` or `Inactive`. */
export const activeStatus = <Key extends string>(key: Key) =>
  mapped(key, { type: 'string', enum: ['Active', 'Inactive'] }, (isActive: boolean) =>
    isActive ? 'Active' : 'Inactive',
  );

export const nested = <Key extends string, Node>(key: Key, { schema, show: present }: OutputField<Node>) =>
  mapped(key, nullable(schema), present);

/** A link to a stored file, valid for one minute; null without a file. */
export const link = <Key extends string>(key: Key) => nested(key, string('url'));

/** A value computed from the whole object. */
export const computed = <Node>(schema: JsonSchema, present: (node: Node) => unknown): OutputField<Node> => ({
  schema,
  show: present,
});

/** Values of the same object, grouped under a name. */
export const group = <Node>(fields: OutputFields<NoInfer<Node>>): OutputField<Node> =>
  computed(outputSchema(fields), (node) => show(fields, node));

export const object = <Key extends string, Node>(key: Key, fields: OutputFields<Node>) =>
  nested(key, group<Node>(fields));

export const list = <Key extends string, Node>(key: Key, fields: OutputFields<Node>) =>
  mapped(key, arraySchema(outputSchema(fields)), (nodes: readonly Node[]) => nodes.map((node) => show(fields, node)));

/** Returns a GraphQL object with its REST fields. */
export function show<Node>(fields: OutputFields<Node>, node: Node): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, one.show(node)]));
}

const names = new WeakMap<OutputFields<never>, string>();

/** Names the schema of these fields. */
export const nameSchema = (fields: OutputFields<never>, name: string): void => void names.set(fields, name);

export function outputSchema(fields: OutputFields<never>): JsonSchema {
  const schema = requiredObject(Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, one.schema])));
  const title = names.get(fields);
  return title === undefined ? schema : { title, ...schema };
}

export const TOTAL: JsonSchema = { ...COUNT, description: 'The total count. Open jobs are counted up to 1001.' };
