import Upload from 'graphql-upload/Upload.mjs';
import { FLAG, type JsonSchema, listOf, objectOf, TEXT, WHOLE } from './json-schema.js';
import type { Values } from './values.js';

/** One value of a request under its REST name: `to` is its name in the GraphQL variables. */
interface ValueField {
  kind: 'value';
  to: string;
  schema: JsonSchema;
  /** What GraphQL is given. A value that is none of the allowed ones goes on as it is, for the operation to refuse. */
  read(value: unknown): unknown;
}

/** Fields under one more name, such as `company_info[industry]`; GraphQL has them side by side. */
interface GroupField {
  kind: 'group';
  fields: InputFields;
}

/** Numbered blocks, such as `other_addresses[0][org_city]`. */
interface ListField {
  kind: 'list';
  to: string;
  fields: InputFields;
}

export type InputFields = Readonly<Record<string, ValueField | GroupField | ListField>>;

/** More blocks than any form has; what comes after is not read. */
const MAX_BLOCKS = 100;

/** The number of a block. */
const BLOCK = /^\d{1,6}$/;

const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/** An empty text of a form means nothing, except where texts are wanted. */
const orNull =
  (read: (text: string) => unknown) =>
  (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    return value.trim() === '' ? null : read(value.trim());
  };

const field = (to: string, schema: JsonSchema, read: (value: unknown) => unknown): ValueField => ({
  kind: 'value',
  to,
  schema,
  read,
});

export const text = (to: string, description?: string): ValueField =>
  field(to, description ? { ...TEXT, description } : TEXT, asText);

/** The id of a record: a decimal number, as a number or as text. */
export const id = (to: string): ValueField =>
  field(to, { type: ['string', 'integer'] }, (value) => orNull((given) => given)(asText(value)));

/** The ids of several records. */
export const ids = (to: string): ValueField =>
  field(to, listOf({ type: ['string', 'integer'] }), (value) => (Array.isArray(value) ? value.map(asText) : value));

export const whole = (to: string): ValueField =>
  field(
    to,
    WHOLE,
    orNull((given) => (/^-?\d{1,15}$/.test(given) ? Number(given) : given)),
  );

export const day = (to: string): ValueField =>
  field(
    to,
    { ...TEXT, format: 'date' },
    orNull((given) => given),
  );

const YES_OR_NO: Readonly<Record<string, boolean>> = { true: true, '1': true, on: true, false: false, '0': false };

export const flag = (to: string): ValueField =>
  field(
    to,
    FLAG,
    orNull((given) => YES_OR_NO[given.toLowerCase()] ?? given),
  );

/** A word of the specification, in any case, that stands for something else inside; without `words` there is no list of them. */
export const word = (to: string, words: readonly string[], meaning: (given: string) => unknown): ValueField =>
  field(
    to,
    words.length > 0 ? { ...TEXT, enum: words } : TEXT,
    orNull((given) => meaning(given) ?? given),
  );

/** `Active` or `Inactive` for a flag. */
export const activeWord = (to: string): ValueField =>
  word(to, ['Active', 'Inactive'], (given) => ({ active: true, inactive: false })[given.toLowerCase()]);

/** A file. The form of an unchanged record sends its link or nothing back, which means: as it is. */
export const file = (to: string): ValueField =>
  field(to, { type: 'string', contentMediaType: 'application/octet-stream' }, (value) =>
    value instanceof Upload ? value : undefined,
  );

/** Is there a field for a file under this name? */
export function takesFile(fields: InputFields, [name = '', ...rest]: readonly string[]): boolean {
  const one = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (one?.kind === 'group') return takesFile(one.fields, rest);
  if (one?.kind === 'list') return BLOCK.test(rest[0] ?? '') && takesFile(one.fields, rest.slice(1));
  return one?.schema['contentMediaType'] !== undefined && rest.length === 0;
}

export const group = (fields: InputFields): GroupField => ({ kind: 'group', fields });
export const list = (to: string, fields: InputFields): ListField => ({ kind: 'list', to, fields });

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** The values that a request has under the names of GraphQL. What is not listed has no effect; what is absent stays so. */
export function readFields(fields: InputFields, given: unknown): Values {
  const values: Values = {};
  if (!isRecord(given)) return values;
  for (const [name, one] of Object.entries(fields)) {
    if (!Object.hasOwn(given, name)) continue;
    const value = given[name];
    if (one.kind === 'group') Object.assign(values, readFields(one.fields, value));
    else if (one.kind === 'list') values[one.to] = blocksOf(value).map((block) => readFields(one.fields, block));
    else {
      const read = one.read(value);
      if (read !== undefined) values[one.to] = read;
    }
  }
  return values;
}

/** The blocks in the order of their numbers; a form may leave numbers out. */
function blocksOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.slice(0, MAX_BLOCKS);
  if (!isRecord(value)) return [];
  const numbers = Object.keys(value).filter((key) => BLOCK.test(key));
  return numbers
    .toSorted((a, b) => Number(a) - Number(b))
    .slice(0, MAX_BLOCKS)
    .map((key) => value[key]);
}

/** The REST name of a path in the GraphQL input ('addresses.0.pincode'), written as forms write it; undefined without one. */
export function restName(fields: InputFields, path: string): string | undefined {
  for (const [name, one] of Object.entries(fields)) {
    if (one.kind === 'value' && one.to === path) return name;
    if (one.kind === 'list') {
      if (one.to === path) return name;
      const [index, inner] = path.startsWith(`${one.to}.`) ? splitOnce(path.slice(one.to.length + 1)) : [];
      const found = inner && restName(one.fields, inner);
      if (found) return `${name}[${index}]${bracketed(found)}`;
    }
    if (one.kind === 'group') {
      const found = restName(one.fields, path);
      if (found) return `${name}${bracketed(found)}`;
    }
  }
  return undefined;
}

/** `a[b]` inside of a group becomes `[a][b]`. */
const bracketed = (name: string): string => name.replace(/^[^[]+/, (first) => `[${first}]`);

function splitOnce(path: string): [string, string] {
  const dot = path.indexOf('.');
  return dot < 0 ? [path, ''] : [path.slice(0, dot), path.slice(dot + 1)];
}

/** The fields as JSON Schema. */
export function schemaOfFields(fields: InputFields): JsonSchema {
  const properties = Object.entries(fields).map(([name, one]): [string, JsonSchema] => {
    if (one.kind === 'value') return [name, one.schema];
    const inner = schemaOfFields(one.fields);
    return [name, one.kind === 'list' ? listOf(inner) : inner];
  });
  return objectOf(Object.fromEntries(properties));
}
