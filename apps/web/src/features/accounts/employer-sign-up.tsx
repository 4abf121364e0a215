import { SimpleGrid, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { employerSignUpFormSchema, employerSignUpSchema } from '@job-alert/domain/accounts';
import { filterAlphanumeric, filterOrganizationName } from '@job-alert/domain/typing-filters';
import { validate } from '@job-alert/domain/validation';
import { focusFirstWrongField } from '../../lib/forms/form-helpers';
import { validateWith } from '../../lib/forms/validate-with';
import { ConsentField, consentMissing } from './consent-field';
import { PasswordFields } from './password-fields';
import { PersonFields } from './person-fields';
import { useRegisterEmployerMutation } from './sign-up.generated';
import { SignUpScreen } from './sign-up-screen';
import { useSignUp } from './use-sign-up';

const empty = {
  organizationName: '',
  companyWebsite: '',
  gstin: '',
  firstName: '',
  lastName: '',
  email: '',
  contact: '',
  password: '',
  confirmPassword: '',
  consent: false,
};

const validateFields = validateWith(employerSignUpFormSchema);

/** All messages of the form; the fields of the schema and the consent. */
function validateForm(values: typeof empty): Record<string, string> {
  const errors = validateFields(values);
  if (!values.consent) errors.consent = consentMissing;
  return errors;
}

/** The employer's sign-up. */
export function EmployerSignUp() {
  const form = useForm({ initialValues: empty, validate: validateForm });
  const signUp = useSignUp('employer', form);
  const [register] = useRegisterEmployerMutation();

  async function submit({ consent, ...values }: typeof empty) {
    const cleaned = validate(employerSignUpSchema, values);
    if (!cleaned.ok) return;
    await signUp.send(() => register({ variables: { input: { ...cleaned.value, consent } } }));
  }

  return (
    <SignUpScreen
      role="employer"
      message={signUp.banner.message}
      busy={signUp.busy}
      onSubmit={form.onSubmit(submit, focusFirstWrongField)}
    >
      <TextInput
        label="Organization Name"
        autoComplete="organization"
        withAsterisk
        {...form.getInputProps('organizationName')}
        onChange={(event) => form.setFieldValue('organizationName', filterOrganizationName(event.currentTarget.value))}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput
          label="Company Website"
          type="url"
          autoComplete="url"
          placeholder="https://"
          withAsterisk
          {...form.getInputProps('companyWebsite')}
        />
        <TextInput
          label="GSTIN"
          description="15 letters and digits"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          withAsterisk
          {...form.getInputProps('gstin')}
          onChange={(event) => form.setFieldValue('gstin', filterAlphanumeric(event.currentTarget.value, 15))}
        />
      </SimpleGrid>
      <PersonFields field={(name) => form.getInputProps(name)} set={(name, value) => form.setFieldValue(name, value)} />
      <PasswordFields
        password={form.getInputProps('password')}
        confirmPassword={form.getInputProps('confirmPassword')}
      />
      <ConsentField {...form.getInputProps('consent', { type: 'checkbox' })} />
    </SignUpScreen>
  );
}
