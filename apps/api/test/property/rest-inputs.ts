import fc from 'fast-check';
import type { AnyFields } from '../../src/rest/input-fields.js';
import type { RestRoute } from '../../src/rest/route.js';
import { type Edit, type Place, listOfEdits } from './edits.js';
import { hostileFile, hostileJson, hostileText, wellFormed } from './hostile.js';

/** The changes that make a valid request hostile. */
export interface RestAttack {
  body: Edit[];
  query: Record<string, string>;
  /** Replaces a parameter of the path, if there is one. */
  path: string | null;
  asForm: boolean;
}

/** The maximum length of a text in a URL. Node rejects longer URLs. */
const MAX_IN_ADDRESS = 500;
const inAddress = hostileText.map((text) => wellFormed(text.slice(0, MAX_IN_ADDRESS)));

const PAGING = ['page', 'page_size'];

export function attacksOn({
  body = {},
  query = {},
  isList,
  isForm = false,
  path,
}: RestRoute): fc.Arbitrary<RestAttack> {
  const places: Place[] = [[], ...placesIn(body), ['__proto__', 'isAdmin'], ['user_type']];
  const names = [...Object.keys(query), ...(isList ? PAGING : []), '__proto__', 'constructor[a]'];
  return fc.record({
    body: listOfEdits(fc.constantFrom(...places).chain((place) => editAt(place, isForm))),
    query: fc
      .array(fc.tuple(fc.constantFrom(...names), inAddress), { maxLength: 3 })
      .map((entries): Record<string, string> => Object.fromEntries(entries)),
    path: path.includes('{')
      ? fc.option(
          inAddress.filter((text) => text !== ''),
          { freq: 3 },
        )
      : fc.constant(null),
    asForm: isForm ? fc.boolean() : fc.constant(false),
  });
}

function editAt(place: Place, isForm: boolean): fc.Arbitrary<Edit> {
  const values = fc.oneof(hostileText, hostileJson).map((value): Edit => ({ place, value }));
  return isForm && place.length > 0
    ? fc.oneof(
        { weight: 3, arbitrary: values },
        { weight: 1, arbitrary: hostileFile.map((file): Edit => ({ place, value: null, file })) },
      )
    : values;
}

function placesIn(fields: AnyFields, before: Place = []): Place[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const place = [...before, name];
    if (field.kind === 'value') return [place];
    const inner = field.kind === 'list' ? [...place, 0] : place;
    return [place, ...placesIn(field.fields, inner)];
  });
}

/** Returns the values and the files of the edits as a form with bracketed names. */
export function bracketedForm(values: unknown, edits: readonly Edit[]): FormData {
  const form = new FormData();
  for (const [name, value] of flat(values)) form.append(name, value);
  for (const { place, file } of edits) {
    if (file) form.append(nameOf(place), new Blob([file.bytes]), file.name);
  }
  return form;
}

const nameOf = ([first = '', ...rest]: Place): string => `${first}${rest.map((part) => `[${part}]`).join('')}`;

function flat(value: unknown, place: Place = []): [string, string][] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) => flat(inner, [...place, name]));
  }
  return value == null ? [] : [[nameOf(place), String(value as string | number | boolean)]];
}
