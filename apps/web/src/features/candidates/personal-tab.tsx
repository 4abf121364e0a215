import { GENDER_LABELS, GENDERS } from '@job-alert/domain/candidates/candidate-profile';
import { COUNTRY, STATES } from '@job-alert/domain/india/india';
import { filterPersonName } from '@job-alert/domain/text/person-name';
import { Stack } from '@mantine/core';
import { PhoneField } from '../../components/fields/phone-field';
import { FormSection } from '../../components/form/form-section';
import { SelectField } from '../../components/form/select-field';
import { hintBelow, TextField } from '../../components/form/text-field';
import { IdentityFields } from './identity-fields';
import { JobPreferenceFields } from './job-preference-fields';
import classes from './personal-tab.module.css';
import type { ProfileValues } from './profile-values';
import { EmailNote, suggestionFor } from './resume-suggestions';
import type { TabProps } from './tab-props';

const genders = GENDERS.map((gender) => ({ value: gender, label: GENDER_LABELS[gender] }));

const countries = [COUNTRY];

/** Tab 1: personal details, address and identity documents. */
export function PersonalTab({ form, profile, renew, proposals }: TabProps) {
  const suggestion = suggestionFor(form, proposals);
  const field = (name: keyof ProfileValues['personal']) => ({
    ...form.getInputProps(`personal.${name}`),
    ...suggestion(name),
  });
  const name = (part: 'firstName' | 'middleName' | 'lastName') => ({
    ...form.getInputProps(`personal.${part}`),
    filter: filterPersonName,
    ...suggestion(part),
  });

  return (
    <Stack gap="md">
      <FormSection title="Personal Details">
        <TextField label="First name" autoComplete="given-name" withAsterisk {...name('firstName')} />
        <TextField label="Middle name" autoComplete="additional-name" {...name('middleName')} />
        <TextField label="Last name" autoComplete="family-name" withAsterisk {...name('lastName')} />
        <SelectField label="Gender" placeholder="Choose" data={genders} withAsterisk {...field('gender')} />
        <TextField
          label="Email"
          type="email"
          inputWrapperOrder={hintBelow}
          disabled
          classNames={{ input: classes.revealed }}
          withAsterisk
          {...form.getInputProps('personal.email')}
          description={<EmailNote proposals={proposals} />}
        />
        <PhoneField
          label="Contact No"
          withAsterisk
          {...form.getInputProps('personal.contact')}
          {...suggestion('contact')}
        />
      </FormSection>
      <FormSection title="Address">
        <TextField label="Address Line-1" autoComplete="address-line1" withAsterisk {...field('addressLine1')} />
        <TextField label="Address Line-2" autoComplete="address-line2" {...field('addressLine2')} />
        <TextField label="City" autoComplete="address-level2" withAsterisk {...field('city')} />
        <SelectField
          label="State"
          placeholder="Choose a state"
          data={STATES}
          searchable
          withAsterisk
          {...field('state')}
        />
        <SelectField label="Country" data={countries} withAsterisk {...field('country')} />
      </FormSection>
      <IdentityFields form={form} profile={profile} renew={renew} />
      <JobPreferenceFields form={form} />
    </Stack>
  );
}
