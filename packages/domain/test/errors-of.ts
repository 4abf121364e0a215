import type * as z from 'zod';
import { type FieldErrors, validate } from '../src/fields/validation.js';

/** Returns the messages of a schema for an input; empty if the input is valid. */
export function errorsOf(schema: z.ZodType, input: unknown): FieldErrors {
  const result = validate(schema, input);
  return result.ok ? {} : result.errors;
}
