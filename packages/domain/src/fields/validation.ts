import type * as z from 'zod';

/** The messages of invalid fields. A key is the dotted path of a field, such as 'addresses.0.pincode'; '' is the whole input. */
export type FieldErrors = Record<string, string[]>;

type Validated<Value> = { ok: true; value: Value } | { ok: false; errors: FieldErrors };

/** Validates an input. Returns the cleaned value (trimmed, normalized, without unknown fields) or all messages. */
export function validate<Schema extends z.ZodType>(schema: Schema, input: unknown): Validated<z.output<Schema>> {
  const result = schema.safeParse(input);
  if (result.success) return { ok: true, value: result.data };
  const errors: FieldErrors = {};
  for (const issue of result.error.issues) {
    const path = issue.path.join('.');
    errors[path] = [...(errors[path] ?? []), issue.message];
  }
  return { ok: false, errors };
}

/** Returns the first message of each field, for form libraries. */
export function firstMessages(errors: FieldErrors): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const [path, [first]] of Object.entries(errors)) {
    if (first !== undefined) messages[path] = first;
  }
  return messages;
}
