import type { UseFormInput } from '@mantine/form';
import { afterPress } from './after-press';

/** What a Mantine form is made with so that each field that somebody has changed is checked when it is left; untouched ones are not. */
export function checkWhenLeft<Values>(
  errorsOf: (values: Values) => Record<string, string>,
): Pick<UseFormInput<Values>, 'enhanceGetInputProps'> {
  return {
    enhanceGetInputProps: ({ form, field }) => ({
      onBlur: () =>
        afterPress(() => {
          // Mantine counts a field as touched as soon as it has the focus.
          if (!form.isDirty(field)) return;
          const message = errorsOf(form.getValues())[String(field)];
          if (message) form.setFieldError(field, message);
        }),
    }),
  };
}
