import { isValidDate, MAX_YEAR, MIN_YEAR } from '@job-alert/domain/india/calendar';
import { PortalError } from '../errors.js';
import { isId } from '../ids.js';

/** The JSON Schema of one value. */
interface ValueSchema {
  type: 'string' | 'integer';
  enum?: readonly string[];
  format?: 'date';
  pattern?: string;
  examples?: readonly string[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** A query parameter of a feed or an export. The same table reads requests and describes them in the OpenAPI document. */
export interface QueryParameter {
  schema: ValueSchema;
  description: string;
  /** An error message, or null for a valid value. */
  error: (value: string) => string | null;
  /** The maximum number of occurrences. Defaults to 1. */
  maxCount?: number;
  /** Deprecated: the name to use instead. */
  replacedBy?: string;
}

export type QueryParameters = Readonly<Record<string, QueryParameter>>;

const MAX_TEXT = 200;

export const text = (description: string, maxLength = MAX_TEXT): QueryParameter => ({
  schema: { type: 'string', maxLength },
  description,
  error: (value) => (value.length > maxLength ? `Give at most ${maxLength} characters.` : null),
});

export const date = (description: string): QueryParameter => ({
  schema: { type: 'string', format: 'date' },
  description,
  error: (value) => (isValidDate(value) ? null : `Write a date of the years ${MIN_YEAR} to ${MAX_YEAR} as YYYY-MM-DD.`),
});

export const recordId = (description: string): QueryParameter => ({
  schema: { type: 'string', pattern: '^[1-9][0-9]{0,18}$', examples: ['12'] },
  description,
  error: (value) => (isId(value) ? null : 'Give the id of a record, which is a number.'),
});

export const integer = (description: string, minimum: number, maximum: number): QueryParameter => ({
  schema: { type: 'integer', minimum, maximum },
  description,
  error: (value) => {
    const isInRange = /^\d{1,9}$/.test(value) && Number(value) >= minimum && Number(value) <= maximum;
    return isInRange ? null : `Give an integer from ${minimum} to ${maximum}.`;
  },
});

/** A choice of words, in upper or lower case. */
export const choice = (description: string, words: readonly string[]): QueryParameter => ({
  schema: { type: 'string', enum: words },
  description,
  error: (value) => (matchWord(words, value) === undefined ? `Choose one of ${words.join(', ')}.` : null),
});

const matchWord = (words: readonly string[], value: string): string | undefined =>
  words.find((word) => word.toLowerCase() === value.toLowerCase());

/** Tracking parameters that programs and the portal itself add. */
const IGNORED = /^(?:utm_|_|src$)/;

/**
 * Returns the parameters under their current names, with choices spelled as in the table. Empty values are left out.
 * Errors: MALFORMED for an unknown parameter or an invalid value.
 */
export function readQuery(query: unknown, parameters: QueryParameters): URLSearchParams {
  const read = new URLSearchParams();
  for (const [name, input] of Object.entries(query ?? {})) {
    if (IGNORED.test(name)) continue;
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (!parameter) throw unknownParameter(name, parameters);
    const { error, maxCount = 1, replacedBy = name, schema } = parameter;
    for (const value of [input].flat().map((each) => String(each).trim())) {
      if (value === '') continue;
      const message = error(value);
      if (message !== null) throw wrongParameter(name, message);
      read.append(replacedBy, matchWord(schema.enum ?? [], value) ?? value);
    }
    if (read.getAll(replacedBy).length > maxCount) {
      throw wrongParameter(name, maxCount === 1 ? 'Give this only once.' : `Give this at most ${maxCount} times.`);
    }
  }
  return read;
}

/** Runs a read whose input is only the query. INVALID_INPUT becomes an error of the query parameters. */
export async function withQueryErrors<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof PortalError) || error.code !== 'INVALID_INPUT') throw error;
    const [name = ''] = Object.keys(error.facts['fields'] ?? {});
    throw wrongParameter(name, error.message);
  }
}

const wrongParameter = (name: string, message: string): PortalError =>
  new PortalError('MALFORMED', `${name}: ${message}`, { fields: { [name]: [message] } });

function unknownParameter(name: string, parameters: QueryParameters): PortalError {
  const names = Object.keys(parameters).filter((each) => !parameters[each]?.replacedBy);
  const message = names.length > 0 ? `Unknown parameter. Use ${names.join(', ')}.` : 'Unknown parameter.';
  return wrongParameter(name, message);
}
