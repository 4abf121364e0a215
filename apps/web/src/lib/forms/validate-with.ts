import { validate } from '@job-alert/domain/validation';

/** A Mantine form's `validate` out of a schema of the domain package: all messages of a field, joined by commas. */
export function validateWith(schema: Parameters<typeof validate>[0]): (values: unknown) => Record<string, string> {
  return (values) => {
    const result = validate(schema, values);
    if (result.ok) return {};
    return Object.fromEntries(Object.entries(result.errors).map(([path, messages]) => [path, messages.join(', ')]));
  };
}
