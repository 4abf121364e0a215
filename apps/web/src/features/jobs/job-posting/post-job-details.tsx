import { filterLettersAndSpaces } from '@job-alert/domain/text/input-filters';
import { COUNTRY, STATES } from '@job-alert/domain/india/india';
import { JOB_TYPE_LABELS, JOB_TYPES, WORK_MODE_LABELS, WORK_MODES } from '@job-alert/domain/jobs/job-labels';
import { JOB_LABELS } from '@job-alert/domain/jobs/job-post';
import { FormSection, wideField } from '../../../components/form/form-section';
import { SelectField } from '../../../components/form/select-field';
import { TextAreaField } from '../../../components/form/text-area';
import { TextField } from '../../../components/form/text-field';
import { JobTermsFields } from './job-terms-fields';
import type { PostJobForm } from './post-job-form';

const jobTypes = JOB_TYPES.map((value) => ({ value, label: JOB_TYPE_LABELS[value] }));
const workModes = WORK_MODES.map((value) => ({ value, label: WORK_MODE_LABELS[value] }));
const countries = [COUNTRY];

export function JobDetailsFields({ form }: { form: PostJobForm }) {
  return (
    <FormSection title="Job Details">
      <TextField
        className={wideField}
        label={JOB_LABELS.title}
        placeholder="Senior Frontend Developer"
        withAsterisk
        {...form.getInputProps('title')}
      />
      <TextAreaField
        className={wideField}
        label={JOB_LABELS.description}
        description="Describe the work, the team and how you hire. Line breaks are kept."
        minRows={6}
        maxRows={20}
        withAsterisk
        {...form.getInputProps('description')}
      />
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
      <JobTermsFields form={form} />
    </FormSection>
  );
}

export function LocationFields({ form }: { form: PostJobForm }) {
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
