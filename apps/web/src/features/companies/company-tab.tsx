import { Textarea, TextInput } from '@mantine/core';
import { filterDigits, filterDigitsAndDots, filterLettersAndSpaces } from '@job-alert/domain/typing-filters';
import { FormSection, wideField } from '../../components/form-section';
import { filtered } from '../../lib/forms/filtered';
import { PhoneField } from '../../components/phone-field';
import type { ProfileForm } from './use-profile-form';

interface CompanyTabProps {
  form: ProfileForm;
  /** What the company signed up with; shown, never changed. */
  fixed: { name: string; website: string };
}

/** Tab 2: what candidates read about the company. */
export function CompanyTab({ form, fixed }: CompanyTabProps) {
  return (
    <FormSection title="Company Information" lead="Candidates see this with each of your jobs.">
      <TextInput label="Company Name" value={fixed.name} readOnly variant="filled" />
      <TextInput label="Company Website" value={fixed.website} readOnly variant="filled" />
      <TextInput
        label="Industry Type"
        placeholder="Information Technology"
        withAsterisk
        {...filtered(form.getInputProps('company.industry'), filterLettersAndSpaces)}
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
        {...filtered(form.getInputProps('company.yearEstablished'), filterDigitsAndDots)}
      />
      <TextInput
        label="Company Size"
        inputMode="numeric"
        placeholder="Number of employees"
        {...filtered(form.getInputProps('company.size'), (text) => filterDigits(text, 8))}
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
