import { NetworkStatus } from '@apollo/client';
import { JOB_LABELS } from '@job-alert/domain/jobs/job-post';
import { ACCOUNT_MESSAGES, COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { COMPANY_MESSAGES } from '@job-alert/domain/portal/profile-messages';
import { Anchor, Button, Group, Skeleton, Stack } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Banner } from '../../../components/banner';
import { SubmitButton } from '../../../components/buttons/submit-button';
import { DraftRestorePrompt } from '../../../components/form/draft-restore-prompt';
import { FormSection } from '../../../components/form/form-section';
import { useForm } from '../../../components/form/use-form';
import { Notice } from '../../../components/notice';
import { Screen } from '../../../components/screen';
import { EmptyState } from '../../../components/states';
import { WarningStatus } from '../../../components/warning-status';
import { paths, withQuery } from '../../../config/paths';
import { describeError } from '../../../lib/errors/describe-error';
import { useProfileLock } from '../../../lib/session/profile-lock';
import { readToken } from '../../../lib/session/session-storage';
import {
  type HiringCompanyFragment,
  type PostJobMutation,
  usePostJobCompanyQuery,
  usePostJobMutation,
} from './post-job.generated';
import { JobPeopleField } from './job-people-field';
import {
  checkPostJob,
  emptyJob,
  type JobValues,
  type PostJobForm,
  type PostJobValues,
  postNotice,
  readCopiedJob,
  toCompanyValues,
} from './post-job-form';
import { PostJobPreview } from './post-job-preview';
import {
  ExperienceFields,
  JobDetailsFields,
  LocationFields,
  PostJobCompany,
  QualificationFields,
  SalaryFields,
} from './post-job-sections';
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
const jobFields = Object.keys(emptyJob).filter((field) => !(field in questionBlocks) && field !== 'peopleIds');

interface PostJobFormProps {
  /** Null or undefined if the company profile could not be loaded. The employer then fills in its section. */
  company: HiringCompanyFragment | null | undefined;
  initial: JobValues;
  /** The name of the form's draft. Each job that is posted again has its own draft. */
  draftName: string;
  /** Loads the company again. */
  onReload: () => Promise<HiringCompanyFragment | null | undefined>;
}

function PostJobFormView({ company, initial, draftName, onReload }: PostJobFormProps) {
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
        <JobPeopleField members={company?.members ?? []} {...form.getInputProps('peopleIds')} />
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

/** The Job Post screen. The values of a job that is posted again are in the history state. */
export function PostJob() {
  const { data, networkStatus, refetch } = usePostJobCompanyQuery({ fetchPolicy: 'cache-and-network' });
  const copied = readCopiedJob(useLocation().state);

  const { company } = useProfileLock();
  const approval = data?.viewer?.company?.approvalState ?? company?.approvalState;

  // The notice above the screen shows the reason and the next step.
  if (approval === 'REJECTED') {
    return (
      <Screen title="Job Post" width="form">
        <EmptyState
          text="You cannot post jobs at the moment."
          hint={COMPANY_MESSAGES.notApproved}
          icon={<IconLock size={32} stroke={1.5} />}
          action={
            <Button component={Link} to={paths.contact} mt="sm">
              Contact Us
            </Button>
          }
        />
      </Screen>
    );
  }
  return (
    <Screen
      title="Job Post"
      lead={
        approval === 'PENDING'
          ? 'Describe the role. The job goes live once an administrator approves both your company and the job.'
          : 'Describe the role. The job goes live once an administrator approves it.'
      }
      width="form"
    >
      {data || networkStatus !== NetworkStatus.loading ? (
        <PostJobFormView
          company={data?.viewer?.company}
          initial={{ ...emptyJob, ...copied?.values }}
          draftName={copied ? `job-post-${copied.id}` : 'job-post'}
          onReload={() =>
            refetch().then(
              (answer) => answer.data?.viewer?.company,
              () => undefined,
            )
          }
        />
      ) : (
        <Stack gap="md" role="status" aria-busy="true" aria-label="Loading the form">
          <Skeleton height={420} radius="md" />
          <Skeleton height={180} radius="md" />
        </Stack>
      )}
    </Screen>
  );
}
