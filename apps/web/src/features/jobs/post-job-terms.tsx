import { TextInput } from '@mantine/core';
import { JOB_LABELS } from '@job-alert/domain/job-post';
import { formatRupees } from '@job-alert/domain/money';
import { parseSkills } from '@job-alert/domain/skills';
import { filterDigits } from '@job-alert/domain/typing-filters';
import { FormSection, wideField } from '../../components/form-section';
import { filtered } from '../../lib/forms/filtered';
import type { PostJobForm } from './post-job-form';

type NumberField = 'salaryMin' | 'salaryMax' | 'minExperience' | 'maxExperience';

interface NumberInputProps {
  form: PostJobForm;
  field: NumberField;
  label: string;
  /** Most digits that can be typed. */
  digits: number;
  unit?: string;
  description?: string;
}

/** A whole number: only digits are taken while typing. */
function DigitsInput({ form, field, label, digits, unit, description }: NumberInputProps) {
  return (
    <TextInput
      label={label}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode="numeric"
      autoComplete="off"
      leftSection={unit ? <span aria-hidden>{unit}</span> : undefined}
      withAsterisk
      {...filtered(form.getInputProps(field), (text) => filterDigits(text, digits))}
    />
  );
}

const perYear = (digits: string) => (digits === '' ? 'Whole rupees a year' : `${formatRupees(Number(digits))} a year`);

/** What the job pays. */
export function SalaryFields({ form }: { form: PostJobForm }) {
  const { salaryMin, salaryMax } = form.values;
  return (
    <FormSection title="Salary Range">
      <DigitsInput
        form={form}
        field="salaryMin"
        label="Minimum Salary"
        digits={10}
        unit="₹"
        description={perYear(salaryMin)}
      />
      <DigitsInput
        form={form}
        field="salaryMax"
        label="Maximum Salary"
        digits={10}
        unit="₹"
        description={perYear(salaryMax)}
      />
    </FormSection>
  );
}

/** What a candidate must bring. */
export function QualificationFields({ form }: { form: PostJobForm }) {
  const skills = parseSkills(form.values.preferredSkills).length;
  return (
    <FormSection title="Qualification">
      <TextInput
        className={wideField}
        label={JOB_LABELS.minimumQualification}
        placeholder="B.E. / B.Tech"
        withAsterisk
        {...form.getInputProps('minimumQualification')}
      />
      <TextInput
        className={wideField}
        label={JOB_LABELS.preferredSkills}
        description={skills > 0 ? `${skills} of at most 30 skills` : 'Separate skills by commas'}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder="React, TypeScript, GraphQL"
        withAsterisk
        {...form.getInputProps('preferredSkills')}
      />
    </FormSection>
  );
}

/** How long a candidate must have worked. */
export function ExperienceFields({ form }: { form: PostJobForm }) {
  return (
    <FormSection title="Experience Required">
      <DigitsInput form={form} field="minExperience" label="Minimum Experience" digits={2} description="Years" />
      <DigitsInput form={form} field="maxExperience" label="Maximum Experience" digits={2} description="Years" />
    </FormSection>
  );
}
