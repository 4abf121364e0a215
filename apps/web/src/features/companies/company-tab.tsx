import { Textarea, TextInput } from '@mantine/core';
import { establishmentYears } from '@job-alert/domain/company-profile';
import { filterDigitsAndDots, filterLettersAndSpaces } from '@job-alert/domain/typing-filters';
import { today } from '../../lib/today';
import { FormSection, wideField } from '../../components/form-section';
import { filtered } from '../../lib/forms/filtered';
import { NumberField } from '../../components/number-field';
import { PhoneField } from '../../components/phone-field';
import type { ProfileForm } from './use-profile-form';

interface CompanyTabProps {
  form: ProfileForm;
  /** What the company signed up with; shown, never changed. */
  fixed: { name: string; website: string };
}

/** Tab 2: what candidates read about the company. */
export function CompanyTab({ form, fixed }: CompanyTabProps) {
  const { earliest, latest } = establishmentYears(today());
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
        description={`${earliest} to ${latest}`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="numeric"
        placeholder="2014"
        withAsterisk
        {...filtered(form.getInputProps('company.yearEstablished'), filterDigitsAndDots)}
      />
      <NumberField
        label="Company Size"
        description="Number of employees"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder="120"
        {...form.getInputProps('company.size')}
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
