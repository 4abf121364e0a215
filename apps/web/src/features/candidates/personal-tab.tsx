import { Select, Stack, TextInput } from '@mantine/core';
import { GENDER_LABELS, GENDERS } from '@job-alert/domain/candidate-profile';
import { COUNTRY, STATES } from '@job-alert/domain/india';
import { filterLettersAndSpaces } from '@job-alert/domain/typing-filters';
import { FormSection } from '../../components/form-section';
import { filtered } from '../../lib/forms/filtered';
import { PhoneField } from '../../components/phone-field';
import { besideFields, EmailNote } from './beside-fields';
import { IdentityFields } from './identity-fields';
import classes from './personal-tab.module.css';
import type { TabProps } from './tab-props';
import type { ProfileValues } from './profile-values';

const genders = GENDERS.map((gender) => ({ value: gender, label: GENDER_LABELS[gender] }));

/** Tab 1: who the candidate is, where, and the identity papers. */
export function PersonalTab({ form, profile, renew, proposals }: TabProps) {
  const besides = besideFields(form, proposals);
  const field = (name: keyof ProfileValues['personal']) => ({
    ...form.getInputProps(`personal.${name}`),
    ...besides(name),
  });
  const name = (part: 'firstName' | 'middleName' | 'lastName') => ({
    ...filtered(form.getInputProps(`personal.${part}`), filterLettersAndSpaces),
    ...besides(part),
  });

  return (
    <Stack gap="md">
      <FormSection title="Personal Details">
        <TextInput label="First name" autoComplete="given-name" withAsterisk {...name('firstName')} />
        <TextInput label="Middle name" autoComplete="additional-name" {...name('middleName')} />
        <TextInput label="Last name" autoComplete="family-name" withAsterisk {...name('lastName')} />
        <Select label="Gender" placeholder="Choose" data={genders} withAsterisk {...field('gender')} />
        <TextInput
          label="Email"
          type="email"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          disabled
          classNames={{ input: classes.shown }}
          withAsterisk
          {...form.getInputProps('personal.email')}
          description={<EmailNote proposals={proposals} />}
        />
        <PhoneField
          label="Contact No"
          withAsterisk
          {...form.getInputProps('personal.contact')}
          {...besides('contact')}
        />
      </FormSection>
      <FormSection title="Address">
        <TextInput label="Address Line-1" autoComplete="address-line1" withAsterisk {...field('addressLine1')} />
        <TextInput label="Address Line-2" autoComplete="address-line2" {...field('addressLine2')} />
        <TextInput label="City" autoComplete="address-level2" withAsterisk {...field('city')} />
        <Select label="State" placeholder="Choose a state" data={STATES} searchable withAsterisk {...field('state')} />
        <Select label="Country" data={[COUNTRY]} withAsterisk {...field('country')} />
      </FormSection>
      <IdentityFields form={form} profile={profile} renew={renew} />
    </Stack>
  );
}
