import fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { encodeCursor } from '../../src/platform/lists/page.js';
import type { Edit, Place } from './edits.js';
import { documentOf, placesIn } from './operation-inputs.js';

const DAYS = [
  '0000-01-01',
  '0999-12-31',
  '1000-01-01',
  '1899-12-31',
  '1900-01-01',
  '2200-12-31',
  '2201-01-01',
  '9999-12-01',
  '9999-12-31',
  '10000-01-01',
];
const INSTANTS = [
  ...DAYS.map((day) => `${day}T00:00:00.000Z`),
  '9999-12-31T23:59:59.999Z',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
];
const INTEGERS = [-(2 ** 31), -1, 0, 1, 100, 101, 1_000_000, 1_000_001, 2 ** 31 - 1];
const NUMBERS = [...INTEGERS, -(2 ** 63), 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 64, 1e21, -1e308, 1.7e308, 5e-324, 0.5];
/** No id of a record, because mutations would change or delete it. */
const IDS = ['0', '-1', '9223372036854775807', '9223372036854775808', '18446744073709551615', '9'.repeat(20)];

/** Milliseconds since 1970 at and beyond the limits of the calendar, the driver and JavaScript. */
const MILLISECONDS = [-8.64e15, -62_167_219_200_001, -1, 0, 4_102_444_800_000, 7_289_654_399_999, 253_402_300_800_000];
const TIMES = [...MILLISECONDS, 8.64e15, 8.64e15 + 1, 1e300, 'x'];
const DATABASE_TIMES = [...DAYS.slice(0, -1).map((day) => `${day}T00:00:00.000000`), '2026-02-30T24:60:61.000000'];

const base64 = (text: string): string => Buffer.from(text).toString('base64url');
const eachPair = <A, B, C>(as: readonly A[], bs: readonly B[], pair: (a: A, b: B) => C): C[] =>
  as.flatMap((a) => bs.map((b) => pair(a, b)));

/** Cursors of every codec: lists by time and by text, open jobs, ranked jobs, and the job change feed. */
function cursors(schema: GraphQLSchema): string[] {
  const orders = Object.values(schema.getTypeMap()).flatMap((type) =>
    isEnumType(type) && type.name.endsWith('OrderField') ? type.getValues().map(({ name }) => name) : [],
  );
  const byTime = ['LATEST', 'OLDEST'];
  const byColumn = orders.flatMap((order) => [`${order}_DESC`, `${order}_ASC`]);
  return [
    // Most lists are by time, so these orders are drawn more often.
    ...Array.from({ length: 10 }, () =>
      eachPair(byTime, TIMES, (name, time) => encodeCursor([name, time, '0'])),
    ).flat(),
    ...eachPair([...new Set(byColumn)], TIMES, (name, time) => encodeCursor([name, time, '0'])),
    ...eachPair(byTime, IDS, (name, id) => encodeCursor([name, 0, id])),
    encodeCursor(['EMPLOYER_NAME_ASC', 'x'.repeat(500), '\ud800', '1']),
    ...eachPair(DATABASE_TIMES, ['0', '9'.repeat(20)], (time, id) => base64(`${time} ${id} 5 9999999999`)),
    ...DATABASE_TIMES.map((time) => base64(`${time} 1 0`)),
    ...DATABASE_TIMES.map((time) => base64(`99 999 ${time} ${'9'.repeat(20)}`)),
    base64(`${'9'.repeat(15)} ${'9'.repeat(15)}`),
    base64('0 0'),
  ];
}

/** Texts may stand for dates, times and numbers: forms and older clients send them so. */
const TEXTS = [...DAYS, ...INSTANTS, ...NUMBERS.map(String), '23:59', '24:00', '9'.repeat(400)];

function valuesOf(schema: GraphQLSchema, name: string, type: GraphQLInputType): readonly unknown[] | undefined {
  const named = getNamedType(type).name;
  if (isListType(getNullableType(type))) return undefined;
  if (name === 'after') return cursors(schema);
  return { Date: DAYS, DateTime: INSTANTS, Int: INTEGERS, Float: NUMBERS, ID: IDS, String: TEXTS }[named];
}

export interface LimitsField {
  /** Fields that lead from the root to the field. */
  path: readonly string[];
  field: GraphQLField<unknown, unknown>;
}

/** The maximum number of objects between the root and a field. */
const MAX_PATH = 4;

/** Returns every field with arguments below the query, by the shortest path that needs no arguments and crosses no list. */
export function fieldsBelowQuery(schema: GraphQLSchema): LimitsField[] {
  const found: LimitsField[] = [];
  const seen = new Set<string>();
  let level: { path: string[]; type: string }[] = [{ path: [], type: 'Query' }];
  for (let depth = 0; depth < MAX_PATH; depth += 1) {
    const next: typeof level = [];
    for (const { path, type } of level) {
      const parent = schema.getType(type);
      if (!isObjectType(parent) || seen.has(type)) continue;
      seen.add(type);
      for (const field of Object.values(parent.getFields())) {
        if (depth > 0 && field.args.length > 0) found.push({ path, field });
        if (!isListType(getNullableType(field.type)) && !field.args.some(isRequiredArgument))
          next.push({ path: [...path, field.name], type: getNamedType(field.type).name });
      }
    }
    level = next;
  }
  return found;
}

/** Returns the document of a field below the query. */
export function nestedDocument({ path, field }: LimitsField): string {
  const document = documentOf('query', field);
  const start = document.indexOf('{');
  return `${document.slice(0, start)}${path.map((name) => `{ ${name} `).join('')}${document.slice(start)}${' }'.repeat(path.length)}`;
}

/** Edits of the arguments of a field to values at and beyond their limits; undefined if no argument has a limit. */
export function limitEdits(
  schema: GraphQLSchema,
  { args }: GraphQLField<unknown, unknown>,
): fc.Arbitrary<Edit[]> | undefined {
  const places = args
    .flatMap((arg) => placesIn(schema, [arg.name], arg.type))
    .flatMap(([place, type]): [Place, readonly unknown[]][] => {
      const values = valuesOf(schema, String(place.at(-1)), type);
      return values ? [[place, values]] : [];
    });
  if (places.length === 0) return undefined;
  const edit = fc
    .constantFrom(...places)
    .chain(([place, values]) => fc.constantFrom(...values).map((value): Edit => ({ place, value })));
  return fc.array(edit, { minLength: 1, maxLength: 3 });
}

/** Returns every argument of a field with the smallest value that its type accepts. */
export function smallestArguments({ args }: GraphQLField<unknown, unknown>): Record<string, unknown> {
  return Object.fromEntries(args.filter(isRequiredArgument).map((arg) => [arg.name, smallestValue(arg.type)]));
}

function smallestValue(type: GraphQLInputType): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [smallestValue(bare.ofType)];
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  return (
    { Date: '2026-01-01', DateTime: '2026-01-01T00:00:00.000Z', Int: 1, Float: 1, ID: '1', Boolean: true }[
      getNamedType(bare).name
    ] ?? 'x'
  );
}

/** Values of a query parameter of a REST list, a feed or an export. */
export const parameterValues = [...DAYS, ...INTEGERS.map(String), ...IDS, ...INSTANTS];
