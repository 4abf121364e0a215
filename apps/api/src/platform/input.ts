import { type FieldErrors, validate } from '@job-alert/domain/validation';
import type * as z from 'zod';
import { invalidInput } from './errors.js';

/** The input as a rule of the domain wants it, or the refusal that names every wrong field; `more` are faults found elsewhere. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  more: FieldErrors = {},
): z.output<Schema> {
  const result = validate(schema, input);
  const errors = { ...(result.ok ? {} : result.errors), ...more };
  if (!result.ok || Object.keys(errors).length > 0) throw invalidInput(errors);
  return result.value;
}
