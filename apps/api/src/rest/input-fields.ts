import type { WireNames } from '@job-alert/domain/text/wire-names';
import Upload from 'graphql-upload/Upload.mjs';
import { BOOLEAN, type JsonSchema, arraySchema, objectSchema, STRING, INTEGER } from './json-schema.js';

/** One value of a request. `to` is its name in the GraphQL input. */
interface ValueField<To extends string, Value> {
  kind: 'value';
  to: To;
  schema: JsonSchema;
  /** Exists only as a type. */
  readonly reads?: Value;
  /**
   * Converts the client's value. A value that cannot be converted is returned unchanged, and the operation rejects it.
   */
  read(value: unknown): unknown;
}

/** A parameter of a list. The list definition also creates its GraphQL input, so its type is not checked here. */
export type ListParameter = ValueField<never, never>;
export type ListFields = Readonly<Record<string, ListParameter>>;

/** Fields grouped under a name, such as `company_info[industry]`. GraphQL does not group them. */
interface GroupField<Fields> {
  kind: 'group';
  fields: Fields;
}

/** Numbered blocks, such as `other_addresses[0][org_city]`. */
interface ListField<To extends string, Fields> {
  kind: 'list';
  to: To;
  fields: Fields;
}

export interface AnyFields {
  readonly [name: string]: ValueField<string, unknown> | GroupField<AnyFields> | ListField<string, AnyFields>;
}

/** The fields of a GraphQL input. The compiler rejects names and types that the input does not have. */
export interface InputFields<Input> {
  readonly [name: string]: GroupField<InputFields<Input>> | FieldOf<Input>[keyof Input & string];
}
type FieldOf<Input> = {
  [To in keyof Input & string]-?: NonNullable<Input[To]> extends readonly (infer Item extends object)[]
    ? ListField<To, InputFields<Item>>
    : ValueField<To, NonNullable<Input[To]>>;
};

/** An input as the client sent it: values are unchecked, and any may be missing. */
export type UncheckedInput<Input> = { [Name in keyof Input]?: UncheckedValue<NonNullable<Input[Name]>> };
type UncheckedValue<Value> = Value extends Upload
  ? unknown
  : Value extends readonly (infer Item extends object)[]
    ? UncheckedInput<Item>[]
    : Value extends object
      ? UncheckedInput<Value> | undefined
      : unknown;

/** The maximum number of blocks of a list. Further blocks are ignored. */
const MAX_BLOCKS = 100;

const BLOCK = /^\d{1,6}$/;

const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

const field =
  <Value>(schema: JsonSchema, read: (value: unknown) => unknown) =>
  <To extends string>(to: To): ValueField<To, Value> => ({ kind: 'value', to, schema, read });

/** Trims text. Empty text becomes null, because forms send it for missing values. */
const trimmed = (value: unknown, read = (text: string): unknown => text): unknown =>
  typeof value === 'string' ? (value.trim() === '' ? null : read(value.trim())) : value;

const trimmedField = <Value>(schema: JsonSchema, read?: (text: string) => unknown) =>
  field<Value>(schema, (value) => trimmed(value, read));

export const string = <To extends string>(to: To, description?: string) =>
  field<string>(description ? { ...STRING, description } : STRING, asText)(to);

/** The id of a record: a decimal number, as a number or as text. */
export const id = field<string>({ type: ['string', 'integer'] }, (value) => trimmed(asText(value)));

export const ids = field<string[]>(arraySchema({ type: ['string', 'integer'] }), (value) =>
  Array.isArray(value) ? value.map(asText) : value,
);

export const strings = field<string[]>(arraySchema(STRING), (value) => value);

/** Parts of a text that commas separate, or a list. Each part is read on its own. */
const separated = <Value>(schema: JsonSchema, read: (text: string) => unknown) =>
  field<Value[]>(arraySchema(schema), (value) => {
    const parts = typeof value === 'string' ? value.split(',') : value;
    return Array.isArray(parts) ? parts.map((part) => trimmed(part, read)).filter((part) => part !== null) : parts;
  });

/** Texts without commas, as a list or separated by commas. */
export const commaSeparated = separated<string>(STRING, (text) => text);

/** Values of an enum, as a list or separated by commas, with one REST spelling for each name. */
export const namedValues = <To extends string, Value extends string>(to: To, { words, fromWire }: WireNames<Value>) =>
  separated<Value>({ ...STRING, enum: words }, (text) => fromWire(text) ?? text)(to);

export const integer = trimmedField<number>(INTEGER, (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : text));

export const date = trimmedField<string>({ ...STRING, format: 'date' });

export const instant = trimmedField<string>({ ...STRING, format: 'date-time' });

const YES_OR_NO: Readonly<Record<string, boolean>> = { true: true, '1': true, on: true, false: false, '0': false };

export const boolean = trimmedField<boolean>(BOOLEAN, (text) => YES_OR_NO[text.toLowerCase()] ?? text);

/** A value of an enum under its REST spelling in any case. The documentation lists `words`, if any. */
export const enumValue = <To extends string, Value>(
  to: To,
  words: readonly string[],
  parse: (text: string) => Value | null | undefined,
) => trimmedField<Value>(words.length > 0 ? { ...STRING, enum: words } : STRING, (text) => parse(text) ?? text)(to);

/** A value of an enum with one REST spelling for each name. */
export const namedValue = <To extends string, Value extends string>(to: To, { words, fromWire }: WireNames<Value>) =>
  enumValue(to, words, fromWire);

const ACTIVE: Readonly<Record<string, boolean>> = { active: true, inactive: false };

/** `Active` or `Inactive` for a boolean. */
export const activeStatus = <To extends string>(to: To) =>
  enumValue(to, ['Active', 'Inactive'], (text) => ACTIVE[text.toLowerCase()]);

/** A file. Anything else is ignored: to keep a stored file, forms send its link or nothing. */
export const file = field<Upload>(
  { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' },
  (value) => (value instanceof Upload ? value : undefined),
);

/** Returns true if the field of this name is a file. */
export function takesFile(fields: AnyFields, [name = '', ...rest]: readonly string[]): boolean {
  const one = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (one?.kind === 'group') return takesFile(one.fields, rest);
  if (one?.kind === 'list') return BLOCK.test(rest[0] ?? '') && takesFile(one.fields, rest.slice(1));
  return one?.schema.contentMediaType !== undefined && rest.length === 0;
}

/** Returns true if the field of this name has fields of its own. */
export const isNestedField = (fields: AnyFields, name: string): boolean =>
  Object.hasOwn(fields, name) && fields[name]?.kind !== 'value';

export const group = <Fields extends AnyFields>(fields: Fields): GroupField<Fields> => ({ kind: 'group', fields });
export const list = <To extends string, Fields extends AnyFields>(to: To, fields: Fields): ListField<To, Fields> => ({
  kind: 'list',
  to,
  fields,
});

type UncheckedRecord = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is UncheckedRecord => typeof value === 'object' && value !== null;

/** Returns the values of a request under their GraphQL names. Ignores unknown fields. */
export function readFields<Input>(fields: InputFields<Input>, values: unknown): UncheckedInput<Input>;
export function readFields(fields: AnyFields, values: unknown): UncheckedRecord;
export function readFields(fields: AnyFields, input: unknown): UncheckedRecord {
  const values: Record<string, unknown> = {};
  if (!isRecord(input)) return values;
  for (const [name, one] of Object.entries(fields)) {
    if (!Object.hasOwn(input, name)) continue;
    const value = one.kind === 'value' ? input[name] : parseJson(input[name]);
    if (one.kind === 'group') Object.assign(values, readFields(one.fields, value));
    else if (one.kind === 'list') values[one.to] = parseBlocks(value).map((block) => readFields(one.fields, block));
    else {
      const read = one.read(value);
      if (read !== undefined) values[one.to] = read;
    }
  }
  return values;
}

/** Returns the value of a text of JSON, or other values and texts unchanged. */
export function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Returns the blocks in the order of their numbers, which may have gaps. An object without numbers is the only block. */
function parseBlocks(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.slice(0, MAX_BLOCKS);
  if (!isRecord(value)) return [];
  const keys = Object.keys(value);
  const numbers = keys.filter((key) => BLOCK.test(key));
  if (numbers.length === 0 && keys.length > 0) return [value];
  return numbers
    .toSorted((a, b) => Number(a) - Number(b))
    .slice(0, MAX_BLOCKS)
    .map((key) => value[key]);
}

/** Returns the REST name for a path in the GraphQL input, such as 'addresses.0.pincode'. */
export function restName(fields: AnyFields, path: string): string | undefined {
  for (const [name, one] of Object.entries(fields)) {
    if (one.kind === 'value' && one.to === path) return name;
    if (one.kind === 'list') {
      if (one.to === path) return name;
      const [index, inner] = path.startsWith(`${one.to}.`) ? splitAtDot(path.slice(one.to.length + 1)) : [];
      const nestedName = inner && restName(one.fields, inner);
      if (nestedName) return `${name}[${index}]${bracketed(nestedName)}`;
    }
    if (one.kind === 'group') {
      const nestedName = restName(one.fields, path);
      if (nestedName) return `${name}${bracketed(nestedName)}`;
    }
  }
  return undefined;
}

/** Turns `a[b]` inside a group into `[a][b]`. */
const bracketed = (name: string): string => name.replace(/^[^[]+/, (first) => `[${first}]`);

function splitAtDot(path: string): [string, string] {
  const dot = path.indexOf('.');
  return dot < 0 ? [path, ''] : [path.slice(0, dot), path.slice(dot + 1)];
}

export function inputSchema(fields: AnyFields): JsonSchema {
  const properties = Object.entries(fields).map(([name, one]): [string, JsonSchema] => {
    if (one.kind === 'value') return [name, one.schema];
    const inner = inputSchema(one.fields);
    return [name, one.kind === 'list' ? arraySchema(inner) : inner];
  });
  return objectSchema(Object.fromEntries(properties));
}
