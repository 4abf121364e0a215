import { MAX_SKILLS, parseSkills } from '@job-alert/domain/candidates/skills';
import { COUNTRY, STATES } from '@job-alert/domain/india/india';
import { formatRupees } from '@job-alert/domain/india/money';
import { JOB_TYPE_LABELS, JOB_TYPES, WORK_MODE_LABELS, WORK_MODES } from '@job-alert/domain/jobs/job-labels';
import { JOB_LIMITS } from '@job-alert/domain/jobs/job-limits';
import { JOB_LABELS } from '@job-alert/domain/jobs/job-post';
import { JOB_MESSAGES } from '@job-alert/domain/portal/messages';
import { filterLettersAndSpaces } from '@job-alert/domain/text/input-filters';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { PendingButton } from '../../../components/buttons/pending-button';
import { NumberField } from '../../../components/fields/number-field';
import { FormSection, wideField } from '../../../components/form/form-section';
import { SelectField } from '../../../components/form/select-field';
import { TextAreaField } from '../../../components/form/text-area';
import { hintBelow, TextField } from '../../../components/form/text-field';
import { Notice } from '../../../components/notice';
import { useAsyncAction } from '../../../lib/forms/use-async-action';
import { JobTermsFields } from './job-terms-fields';
import type { CorrectionForm, PostJobForm } from './post-job-form';

const jobTypes = JOB_TYPES.map((value) => ({ value, label: JOB_TYPE_LABELS[value] }));
const workModes = WORK_MODES.map((value) => ({ value, label: WORK_MODE_LABELS[value] }));
const countries = [COUNTRY];

interface CorrectionFieldsProps {
  form: CorrectionForm;
}

export function JobDetailsFields({ form }: { form: PostJobForm }) {
  return (
    <FormSection title="Job Details">
      <TitleField form={form} />
      <TextAreaField
        className={wideField}
        label={JOB_LABELS.description}
        description="Describe the work, the team and how you hire. Line breaks are kept."
        minRows={6}
        maxRows={20}
        withAsterisk
        {...form.getInputProps('description')}
      />
      <TypeAndModeFields form={form} />
      <JobTermsFields form={form} />
    </FormSection>
  );
}

function TitleField({ form }: CorrectionFieldsProps) {
  return (
    <TextField
      className={wideField}
      label={JOB_LABELS.title}
      placeholder="Senior Frontend Developer"
      withAsterisk
      {...form.getInputProps('title')}
    />
  );
}

function TypeAndModeFields({ form }: CorrectionFieldsProps) {
  return (
    <>
      <SelectField
        label={JOB_LABELS.jobType}
        placeholder="Choose one"
        data={jobTypes}
        withAsterisk
        {...form.getInputProps('jobType')}
      />
      <SelectField
        label={JOB_LABELS.workMode}
        placeholder="Choose one"
        data={workModes}
        withAsterisk
        {...form.getInputProps('workMode')}
      />
    </>
  );
}

/** The fields of a posted job that its employer corrects. */
export function CorrectionFields({ form }: CorrectionFieldsProps) {
  return (
    <>
      <FormSection title="Job Details">
        <TitleField form={form} />
        <TypeAndModeFields form={form} />
      </FormSection>
      <LocationFields form={form} />
      <SalaryFields form={form} />
      <QualificationFields form={form} />
      <ExperienceFields form={form} />
    </>
  );
}

export function LocationFields({ form }: CorrectionFieldsProps) {
  return (
    <FormSection title="Location">
      <TextField
        label={JOB_LABELS.city}
        autoComplete="off"
        placeholder="Pune"
        withAsterisk
        filter={filterLettersAndSpaces}
        {...form.getInputProps('city')}
      />
      <SelectField
        label={JOB_LABELS.state}
        placeholder="Choose a state"
        data={STATES}
        searchable
        withAsterisk
        {...form.getInputProps('state')}
      />
      <SelectField label={JOB_LABELS.country} data={countries} withAsterisk {...form.getInputProps('country')} />
    </FormSection>
  );
}

interface AmountFieldProps {
  form: CorrectionForm;
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

export function SalaryFields({ form }: CorrectionFieldsProps) {
  const { salaryMin, salaryMax } = form.values;
  return (
    <FormSection title="Salary Range">
      <AmountField form={form} field="salaryMin" label="Minimum Salary" unit="₹" description={perYear(salaryMin)} />
      <AmountField form={form} field="salaryMax" label="Maximum Salary" unit="₹" description={perYear(salaryMax)} />
    </FormSection>
  );
}

export function QualificationFields({ form }: CorrectionFieldsProps) {
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

export function ExperienceFields({ form }: CorrectionFieldsProps) {
  return (
    <FormSection title="Experience Required">
      <AmountField form={form} field="minExperience" label="Minimum Experience" description={years} />
      <AmountField form={form} field="maxExperience" label="Maximum Experience" description={years} />
    </FormSection>
  );
}

interface PostJobCompanyProps {
  form: PostJobForm;
  /** True if the company profile could not be loaded. */
  hasFailed: boolean;
  onReload: () => Promise<void>;
}

/** The read-only details of the company profile. They are editable if the profile could not be loaded. */
export function PostJobCompany({ form, hasFailed, onReload }: PostJobCompanyProps) {
  const { isPending, run } = useAsyncAction();
  return (
    <FormSection
      title="Company Information"
      lead={
        hasFailed
          ? 'Candidates see these details with this job.'
          : 'These details come from your company profile. Candidates see them with the job.'
      }
      action={
        hasFailed ? (
          <PendingButton
            variant="default"
            leftSection={<IconRefresh size={18} aria-hidden />}
            isPending={isPending}
            pendingText="Loading..."
            onClick={() => void run(onReload)}
          >
            Retry
          </PendingButton>
        ) : null
      }
    >
      {hasFailed ? (
        <Notice className={wideField} role="alert" tone="error" icon={IconAlertTriangle}>
          {JOB_MESSAGES.companyInfoFailed}
        </Notice>
      ) : null}
      <CompanyFields form={form} isEditable={hasFailed} />
    </FormSection>
  );
}

interface CompanyFieldsProps {
  form: PostJobForm;
  isEditable: boolean;
}

/** The company as the job describes it. */
export function CompanyFields({ form, isEditable }: CompanyFieldsProps) {
  const variantProps = isEditable ? { withAsterisk: true } : ({ readOnly: true, variant: 'filled' } as const);
  return (
    <>
      <TextField label={JOB_LABELS.companyName} {...variantProps} {...form.getInputProps('companyName')} />
      <TextField label={JOB_LABELS.companyWebsite} {...variantProps} {...form.getInputProps('companyWebsite')} />
      <TextField
        label={JOB_LABELS.industry}
        className={wideField}
        {...variantProps}
        {...form.getInputProps('industry')}
      />
      <TextAreaField
        className={wideField}
        label={JOB_LABELS.companyDescription}
        minRows={3}
        maxRows={10}
        {...variantProps}
        {...form.getInputProps('companyDescription')}
      />
    </>
  );
}
