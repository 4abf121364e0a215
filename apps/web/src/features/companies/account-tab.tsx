import { filterDigitsAndDots } from '@job-alert/domain/text/input-filters';
import { filterPersonName } from '@job-alert/domain/text/person-name';
import { PhoneField } from '../../components/fields/phone-field';
import { FormSection, wideField } from '../../components/form/form-section';
import { TextField } from '../../components/form/text-field';
import type { ProfileForm } from './use-profile-form';

/** Tab 1: the person who manages the company's account. */
export function AccountTab({ form }: { form: ProfileForm }) {
  return (
    <FormSection title="Account Details" lead="Who we talk to about your jobs and applicants.">
      <TextField
        className={wideField}
        label="Full Name"
        autoComplete="name"
        withAsterisk
        filter={filterPersonName}
        {...form.getInputProps('account.fullName')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        description="You log in with this address. It cannot be changed here."
        readOnly
        withAsterisk
        variant="filled"
        {...form.getInputProps('account.email')}
      />
      <PhoneField
        label="Contact Number"
        description="Ten digits"
        withAsterisk
        filter={filterDigitsAndDots}
        {...form.getInputProps('account.contact')}
      />
    </FormSection>
  );
}
