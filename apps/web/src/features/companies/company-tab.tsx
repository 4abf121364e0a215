import { establishmentYears } from '@job-alert/domain/companies/company-profile';
import { filterDigitsAndDots, filterLettersAndSpaces } from '@job-alert/domain/text/input-filters';
import { NumberField } from '../../components/fields/number-field';
import { PhoneField } from '../../components/fields/phone-field';
import { FormSection, wideField } from '../../components/form/form-section';
import { TextAreaField } from '../../components/form/text-area';
import { hintBelow, TextField } from '../../components/form/text-field';
import { today } from '../../lib/today';
import type { ProfileForm } from './use-profile-form';

interface CompanyTabProps {
  form: ProfileForm;
  /** The name and website from the sign-up, which are read-only here. */
  fixed: { name: string; website: string };
}

/** Tab 2: the company as candidates see it. */
export function CompanyTab({ form, fixed }: CompanyTabProps) {
  const { earliest, latest } = establishmentYears(today());
  return (
    <FormSection title="Company Information" lead="Candidates see this with each of your jobs.">
      <TextField label="Company Name" value={fixed.name} readOnly variant="filled" />
      <TextField label="Company Website" value={fixed.website} readOnly variant="filled" />
      <TextField
        label="Industry Type"
        placeholder="Information Technology"
        withAsterisk
        filter={filterLettersAndSpaces}
        {...form.getInputProps('company.industry')}
      />
      <TextField
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
      <TextField
        label="Head Quarter"
        placeholder="Bengaluru"
        withAsterisk
        {...form.getInputProps('company.headquarters')}
      />
      <TextField
        label="Year Established"
        description={`${earliest} to ${latest}`}
        inputWrapperOrder={hintBelow}
        inputMode="numeric"
        placeholder="2014"
        withAsterisk
        filter={filterDigitsAndDots}
        {...form.getInputProps('company.yearEstablished')}
      />
      <NumberField
        label="Company Size"
        description="Number of employees"
        inputWrapperOrder={hintBelow}
        placeholder="120"
        {...form.getInputProps('company.size')}
      />
      <TextAreaField
        className={wideField}
        label="Company Description"
        minRows={5}
        maxRows={16}
        withAsterisk
        {...form.getInputProps('company.description')}
      />
    </FormSection>
  );
}
