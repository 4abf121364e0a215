import { type FieldErrors, validate } from '@job-alert/domain/fields/validation';
import type * as z from 'zod';
import { invalidInput } from './errors.js';

/**
 * The input as a rule of the domain wants it, or the refusal that names every wrong field; `more` are faults found
 * elsewhere. `nameInInput` gives the name that a field of the rule has in the GraphQL input.
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  otherErrors: FieldErrors = {},
  nameInInput: (path: string) => string = (path) => path,
): z.output<Schema> {
  const result = validate(schema, input);
  const found = Object.entries(result.ok ? {} : result.errors).map(([path, messages]) => [nameInInput(path), messages]);
  const errors: FieldErrors = { ...Object.fromEntries(found), ...otherErrors };
  if (!result.ok || Object.keys(errors).length > 0) throw invalidInput(errors);
  return result.value;
}
