import { type FieldErrors, validate } from '@job-alert/domain/validation';
import type * as z from 'zod';
import { invalidInput } from './errors.js';

/**
 * The input as a rule of the domain wants it, or the refusal that names every wrong field; `more` are faults found
 * elsewhere. `nameInSchema` gives a field's name in the GraphQL input where the rule calls it otherwise.
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  more: FieldErrors = {},
  nameInSchema: (path: string) => string = (path) => path,
): z.output<Schema> {
  const result = validate(schema, input);
  const found = Object.entries(result.ok ? {} : result.errors).map(([path, messages]) => [nameInSchema(path), messages]);
  const errors: FieldErrors = { ...Object.fromEntries(found), ...more };
  if (!result.ok || Object.keys(errors).length > 0) throw invalidInput(errors);
  return result.value;
}
