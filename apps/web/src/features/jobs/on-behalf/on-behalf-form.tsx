import { JOB_LABELS, jobPostFormSchema, jobRevisionSchema } from '@job-alert/domain/jobs/job-post';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Group, Stack } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { Banner } from '../../../components/banner';
import { SubmitButton } from '../../../components/buttons/submit-button';
import { FormSection } from '../../../components/form/form-section';
import { type Form, useForm } from '../../../components/form/use-form';
import { WarningStatus } from '../../../components/warning-status';
import { paths } from '../../../config/paths';
import { recordPath } from '../../../config/record-paths';
import { check } from '../../../lib/forms/check';
import { useTimeout } from '../../../lib/use-timeout';
import { today } from '../../../lib/today';
import { AskedByFields, checkAskedBy, emptyAskedBy } from '../../shared/asked-by-fields';
import { type PostJobForm, type PostJobValues, postNotice } from '../job-posting/post-job-form';
import {
  CompanyFields,
  ExperienceFields,
  JobDetailsFields,
  LocationFields,
  QualificationFields,
  SalaryFields,
} from '../job-posting/post-job-sections';
import { SCREENING_LEAD, ScreeningFields } from '../job-posting/screening-fields';

/** The duration of the success message, in milliseconds. */
const SUCCESS_MS = 1_000;

type Values = PostJobValues & typeof emptyAskedBy;

/** The input of both mutations, without the record. */
export type OnBehalfInput = Extract<ReturnType<typeof checkJob>, { ok: true }>['value'];

/** Validates the form. `presentDeadline` is the deadline of a posted job, which may remain as it is. */
function checkJob(values: Values, presentDeadline: string | undefined) {
  const schema =
    presentDeadline === undefined ? jobPostFormSchema(today()) : jobRevisionSchema(today(), presentDeadline);
  const job = checkAskedBy(check(schema, values), values);
  if (!job.ok) return job;
  const preferredSkills = job.value.preferredSkills.join(', ');
  return { ok: true as const, value: { ...job.value, preferredSkills } };
}

interface OnBehalfFormProps {
  initial: PostJobValues;
  presentDeadline?: string;
  /** Saves the job and returns its id. */
  save: (input: OnBehalfInput) => Promise<string | undefined>;
  isCompanyEditable: boolean;
  savedText: string;
  buttonLabel: string;
  pendingText: string;
}

/** The form with which an administrator posts or corrects a job for a company. It opens the job's record when it is saved. */
export function OnBehalfForm({
  initial,
  presentDeadline,
  save,
  isCompanyEditable,
  savedText,
  ...button
}: OnBehalfFormProps) {
  const navigate = useNavigate();
  const runAfter = useTimeout();
  const form: Form<Values> = useForm({
    initialValues: { ...initial, ...emptyAskedBy },
    rules: (values) => checkJob(values, presentDeadline),
    save,
    async onSaved(id) {
      form.banner.show('success', savedText);
      await new Promise<void>((resolve) => runAfter(SUCCESS_MS, resolve));
      await navigate((id && recordPath('JOB', id)) || paths.admin.jobs, { replace: true });
    },
    messages: { fallback: COMMON_MESSAGES.wentWrongStop, network: COMMON_MESSAGES.network, always: true },
  });
  const jobForm = form as unknown as PostJobForm;
  return (
    <form {...form.element}>
      <Stack gap="md">
        <AskedByFields form={form as Pick<Form<typeof emptyAskedBy>, 'getInputProps'>} />
        <JobDetailsFields form={jobForm} />
        <LocationFields form={jobForm} />
        <SalaryFields form={jobForm} />
        <QualificationFields form={jobForm} />
        <ExperienceFields form={jobForm} />
        <FormSection title={JOB_LABELS.questions} lead={SCREENING_LEAD}>
          <ScreeningFields form={jobForm} />
        </FormSection>
        <FormSection title="Company Information" lead="Candidates see these details with the job.">
          <CompanyFields form={jobForm} isEditable={isCompanyEditable} />
        </FormSection>
      </Stack>
      <WarningStatus>{postNotice(form.values)}</WarningStatus>
      <Banner message={form.banner.message} />
      <Group justify="flex-end" mt="xl">
        <SubmitButton isPending={form.isPending} pendingText={button.pendingText}>
          {button.buttonLabel}
        </SubmitButton>
      </Group>
    </form>
  );
}
