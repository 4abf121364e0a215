import { MAX_SKILLS } from '@job-alert/domain/candidates/skills';
import { parseSkills } from '@job-alert/domain/candidates/skills';
import { formatRupees } from '@job-alert/domain/india/money';
import { JOB_LABELS, JOB_LIMITS } from '@job-alert/domain/jobs/job-post';
import { NumberField } from '../../../components/fields/number-field';
import { FormSection, wideField } from '../../../components/form/form-section';
import { hintBelow, TextField } from '../../../components/form/text-field';
import type { PostJobForm } from './post-job-form';

interface AmountFieldProps {
  form: PostJobForm;
  field: 'salaryMin' | 'salaryMax' | 'minExperience' | 'maxExperience';
  label: string;
  /** The limits, or the amount that was typed. */
  description: string;
  unit?: string;
}

function AmountField({ form, field, unit, ...texts }: AmountFieldProps) {
  return (
    <NumberField
      inputWrapperOrder={hintBelow}
      leftSection={unit ? <span aria-hidden>{unit}</span> : undefined}
      withAsterisk
      {...texts}
      {...form.getInputProps(field)}
    />
  );
}

const perYear = (amount: string) =>
  /^\d+$/.test(amount) ? `${formatRupees(Number(amount))} a year` : 'Whole rupees a year, such as 12,00,000 or 12 lakh';
const years = `Whole years, 0 to ${JOB_LIMITS.experience}`;

export function SalaryFields({ form }: { form: PostJobForm }) {
  const { salaryMin, salaryMax } = form.values;
  return (
    <FormSection title="Salary Range">
      <AmountField form={form} field="salaryMin" label="Minimum Salary" unit="₹" description={perYear(salaryMin)} />
      <AmountField form={form} field="salaryMax" label="Maximum Salary" unit="₹" description={perYear(salaryMax)} />
    </FormSection>
  );
}

export function QualificationFields({ form }: { form: PostJobForm }) {
  const skills = parseSkills(form.values.preferredSkills).length;
  return (
    <FormSection title="Qualification">
      <TextField
        className={wideField}
        label={JOB_LABELS.minimumQualification}
        placeholder="B.E. / B.Tech"
        withAsterisk
        {...form.getInputProps('minimumQualification')}
      />
      <TextField
        className={wideField}
        label={JOB_LABELS.preferredSkills}
        description={skills > 0 ? `${skills} of at most ${MAX_SKILLS} skills` : 'Separate skills by commas'}
        inputWrapperOrder={hintBelow}
        placeholder="React, TypeScript, GraphQL"
        withAsterisk
        {...form.getInputProps('preferredSkills')}
      />
    </FormSection>
  );
}

export function ExperienceFields({ form }: { form: PostJobForm }) {
  return (
    <FormSection title="Experience Required">
      <AmountField form={form} field="minExperience" label="Minimum Experience" description={years} />
      <AmountField form={form} field="maxExperience" label="Maximum Experience" description={years} />
    </FormSection>
  );
}
