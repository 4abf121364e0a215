import { validate } from '@job-alert/domain/fields/validation';

type Schema = Parameters<typeof validate>[0];

/** The result of validating a form: the cleaned values, or a message for each invalid field. */
export type Checked<Cleaned> = { ok: true; value: Cleaned } | { ok: false; errors: Record<string, string> };

/** Validates values against a schema of the domain package. Joins multiple messages of a field with commas. */
export function check<Given extends Schema>(schema: Given, values: unknown): Checked<CleanedBy<Given>> {
  const result = validate(schema, values);
  if (result.ok) return result;
  const errors = Object.entries(result.errors).map(([path, messages]) => [path, messages.join(', ')]);
  return { ok: false, errors: Object.fromEntries(errors) };
}

type CleanedBy<Given extends Schema> = Extract<ReturnType<typeof validate<Given>>, { ok: true }>['value'];

/** Returns the messages by field path, or an empty object for valid values. */
export function checkMessages(schema: Schema, values: unknown): Record<string, string> {
  const checked = check(schema, values);
  return checked.ok ? {} : checked.errors;
}

/** Validates values but returns them unchanged, because the server cleans them. */
export function checkWithoutCleaning<Values>(schema: Schema, values: Values): Checked<Values> {
  const checked = check(schema, values);
  return checked.ok ? { ok: true, value: values } : checked;
}
