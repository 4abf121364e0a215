import type * as z from 'zod';
import { type FieldErrors, validate } from '../src/fields/validation.js';

/** The messages that a schema has for an input; none when it accepts it. */
export function errorsOf(schema: z.ZodType, input: unknown): FieldErrors {
  const result = validate(schema, input);
  return result.ok ? {} : result.errors;
}
