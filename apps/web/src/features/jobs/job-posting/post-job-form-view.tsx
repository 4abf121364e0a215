import { JOB_LABELS } from '@job-alert/domain/jobs/job-post';
import { ACCOUNT_MESSAGES, COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Anchor, Button, Group, Stack } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Banner } from '../../../components/banner';
import { SubmitButton } from '../../../components/buttons/submit-button';
import { DraftRestorePrompt } from '../../../components/form/draft-restore-prompt';
import { FormSection } from '../../../components/form/form-section';
import { useForm } from '../../../components/form/use-form';
import { Notice } from '../../../components/notice';
import { WarningStatus } from '../../../components/warning-status';
import { paths, withQuery } from '../../../config/paths';
import { describeError } from '../../../lib/errors/describe-error';
import { readToken } from '../../../lib/session/session-storage';
import { type HiringCompanyFragment, type PostJobMutation, usePostJobMutation } from './post-job.generated';
import { PostJobCompany } from './post-job-company';
import { JobDetailsFields, LocationFields } from './post-job-details';
import {
  checkPostJob,
  emptyJob,
  type JobValues,
  type PostJobForm,
  type PostJobValues,
  postNotice,
  toCompanyValues,
} from './post-job-form';
import { PostJobPreview } from './post-job-preview';
import { ExperienceFields, QualificationFields, SalaryFields } from './post-job-terms';
import { SCREENING_LEAD, ScreeningFields } from './screening-fields';
import { questionBlocks } from './screening-values';

/** Links from the emptied form to the job that was just posted. The link takes the focus, which scrolls it into view. */
function PostedJobNotice({ job }: { job: { title: string } }) {
  const link = useRef<HTMLAnchorElement>(null);
  const id = useId();
  useEffect(() => link.current?.focus(), []);
  return (
    <Notice tone="success" mb="md">
      <span id={id}>“{job.title}” has been sent for approval.</span>{' '}
      <Anchor
        ref={link}
        component={Link}
        inherit
        underline="always"
        to={withQuery(paths.employer.myJobs, { search: job.title })}
        aria-describedby={id}
      >
        See it in My Jobs
      </Anchor>
    </Notice>
  );
}

class MissingTokenError extends Error {}

const messages = {
  describe: (error: unknown) =>
    error instanceof MissingTokenError
      ? ACCOUNT_MESSAGES.tokenMissing
      : describeError(error, { fallback: COMMON_MESSAGES.wentWrongStop }),
  always: true,
};
const jobFields = Object.keys(emptyJob).filter((field) => !(field in questionBlocks));

interface PostJobFormProps {
  /** Null or undefined if the company profile could not be loaded. The employer then fills in its section. */
  company: HiringCompanyFragment | null | undefined;
  initial: JobValues;
  /** The name of the form's draft. Each job that is posted again has its own draft. */
  draftName: string;
  /** Loads the company again. */
  onReload: () => Promise<HiringCompanyFragment | null | undefined>;
}

export function PostJobFormView({ company, initial, draftName, onReload }: PostJobFormProps) {
  const [post] = usePostJobMutation();
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const [postedJob, setPostedJob] = useState<PostJobMutation['postJob']['job'] | null>(null);
  const rules = (values: PostJobValues) => checkPostJob(values, !company);
  const form: PostJobForm = useForm({
    initialValues: { ...initial, ...toCompanyValues(company) },
    rules,
    async save(input) {
      if (readToken() === null) throw new MissingTokenError();
      return post({ variables: { input } });
    },
    onSaved({ data }) {
      form.reset();
      setPostedJob(data?.postJob.job ?? null);
      form.banner.show('success', COMMON_MESSAGES.formSubmitted, 2000);
    },
    messages,
    draft: { name: draftName, fields: jobFields, blocks: questionBlocks },
  });

  /** Loads the company again and updates only its fields. */
  async function reload() {
    const reloadedCompany = await onReload();
    if (!reloadedCompany) return;
    const values = toCompanyValues(reloadedCompany);
    form.setInitialValues({ ...form.getInitialValues(), ...values });
    form.setValues(values);
  }

  function preview() {
    const checked = rules(form.getValues());
    if (checked.ok) setPreviewOpen(true);
    else form.showErrors(checked.errors);
  }

  return (
    <form {...form.element}>
      <Banner message={form.banner.message} isFloating />
      {postedJob ? <PostedJobNotice key={postedJob.id} job={postedJob} /> : null}
      <DraftRestorePrompt draft={form.draft} contentName="job post" />
      <Stack gap="md">
        <JobDetailsFields form={form} />
        <LocationFields form={form} />
        <SalaryFields form={form} />
        <QualificationFields form={form} />
        <ExperienceFields form={form} />
        <FormSection title={JOB_LABELS.questions} lead={SCREENING_LEAD}>
          <ScreeningFields form={form} />
        </FormSection>
        <PostJobCompany form={form} hasFailed={!company} onReload={reload} />
      </Stack>
      <WarningStatus>{postNotice(form.values)}</WarningStatus>
      <Group justify="flex-end" mt="xl">
        <Button variant="default" size="md" onClick={preview}>
          Preview
        </Button>
        <SubmitButton isPending={form.isPending} pendingText="Posting...">
          Post Job
        </SubmitButton>
      </Group>
      {isPreviewOpen ? <PostJobPreview values={form.values} onClose={() => setPreviewOpen(false)} /> : null}
    </form>
  );
}
