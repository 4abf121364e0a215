import { validate } from '@job-alert/domain/validation';

type Schema = Parameters<typeof validate>[0];

/** What rules say of a form: its values cleaned for sending, or a message beside each wrong field. */
export type Checked<Cleaned> = { ok: true; value: Cleaned } | { ok: false; errors: Record<string, string> };

/** A form's values against a schema of the domain package: cleaned, or all messages of a field joined by commas. */
export function check<Given extends Schema>(schema: Given, values: unknown): Checked<CleanedBy<Given>> {
  const result = validate(schema, values);
  if (result.ok) return result;
  const errors = Object.entries(result.errors).map(([path, messages]) => [path, messages.join(', ')]);
  return { ok: false, errors: Object.fromEntries(errors) };
}

type CleanedBy<Given extends Schema> = Extract<ReturnType<typeof validate<Given>>, { ok: true }>['value'];

/** A Mantine form's `validate` out of a schema of the domain package. */
export function validateWith(schema: Schema): (values: unknown) => Record<string, string> {
  return (values) => {
    const checked = check(schema, values);
    return checked.ok ? {} : checked.errors;
  };
}
