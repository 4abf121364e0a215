import { type FieldErrors, validate } from '@job-alert/domain/fields/validation';
import type * as z from 'zod';
import { invalidInput } from './errors.js';

/**
 * Parses the input by a schema of the domain. Throws INVALID_INPUT with every wrong field, `otherErrors` included. `nameInInput` maps a
 * field of the schema to its name in the GraphQL input.
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  otherErrors: FieldErrors = {},
  nameInInput: (path: string) => string = (path) => path,
): z.output<Schema> {
  const result = validate(schema, input);
  const entries = Object.entries(result.ok ? {} : result.errors).map(([path, messages]) => [
    nameInInput(path),
    messages,
  ]);
  const errors: FieldErrors = { ...Object.fromEntries(entries), ...otherErrors };
  if (!result.ok || Object.keys(errors).length > 0) throw invalidInput(errors);
  return result.value;
}
