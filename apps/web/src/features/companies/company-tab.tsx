import { Textarea, TextInput } from '@mantine/core';
import { filterDigits, filterDigitsAndDots, filterLettersAndSpaces } from '@job-alert/domain/typing-filters';
import { FormSection, wideField } from '../../components/form-section';
import { PhoneField } from '../../components/phone-field';
import type { ProfileForm } from './use-profile-form';

interface CompanyTabProps {
  form: ProfileForm;
  /** What the company signed up with; shown, never changed. */
  fixed: { name: string; website: string };
}

/** Tab 2: what candidates read about the company. */
export function CompanyTab({ form, fixed }: CompanyTabProps) {
  const set = (field: 'industry' | 'size' | 'phone' | 'yearEstablished', text: string) =>
    form.setFieldValue(`company.${field}`, text);

  return (
    <FormSection title="Company Information" lead="Candidates see this with each of your jobs.">
      <TextInput label="Company Name" value={fixed.name} readOnly variant="filled" />
      <TextInput label="Company Website" value={fixed.website} readOnly variant="filled" />
      <TextInput
        label="Industry Type"
        placeholder="Information Technology"
        withAsterisk
        {...form.getInputProps('company.industry')}
        onChange={(event) => set('industry', filterLettersAndSpaces(event.currentTarget.value))}
      />
      <TextInput
        label="Company Email"
        type="email"
        placeholder="careers@company.example"
        {...form.getInputProps('company.email')}
      />
      <PhoneField
        label="Contact Phone Number"
        withAsterisk
        filter={filterDigitsAndDots}
        {...form.getInputProps('company.phone')}
        onChange={(digits) => set('phone', digits)}
      />
      <TextInput
        label="Head Quarter"
        placeholder="Bengaluru"
        withAsterisk
        {...form.getInputProps('company.headquarters')}
      />
      <TextInput
        label="Year Established"
        inputMode="numeric"
        placeholder="2014"
        withAsterisk
        {...form.getInputProps('company.yearEstablished')}
        onChange={(event) => set('yearEstablished', filterDigitsAndDots(event.currentTarget.value))}
      />
      <TextInput
        label="Company Size"
        inputMode="numeric"
        placeholder="Number of employees"
        {...form.getInputProps('company.size')}
        onChange={(event) => set('size', filterDigits(event.currentTarget.value, 8))}
      />
      <Textarea
        className={wideField}
        label="Company Description"
        autosize
        minRows={5}
        maxRows={16}
        withAsterisk
        {...form.getInputProps('company.description')}
      />
    </FormSection>
  );
}
