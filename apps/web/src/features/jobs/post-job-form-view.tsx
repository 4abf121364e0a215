import { JOB_LABELS } from '@job-alert/domain/job-post';
import { ACCOUNT_MESSAGES, COMMON_MESSAGES } from '@job-alert/domain/messages';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Banner } from '../../components/banner';
import { useBanner } from '../../components/use-banner';
import { DraftOffer } from '../../components/draft-offer';
import { FormSection } from '../../components/form-section';
import { WarningStatus } from '../../components/warning-status';
import { SubmitButton } from '../../components/submit-button';
import { useFormDraft } from '../../lib/drafts/use-form-draft';
import { describeError } from '../../lib/errors/describe-error';
import { useCheckedForm } from '../../lib/forms/use-checked-form';
import { applyFieldErrors, focusFirstInvalid, focusFirstWrongField } from '../../lib/forms/form-helpers';
import { useSending } from '../../lib/forms/use-sending';
import { useUnsavedChanges } from '../../lib/forms/use-unsaved-changes';
import { readToken } from '../../lib/session/session-storage';
import { type HiringCompanyFragment, type PostJobMutation, usePostJobMutation } from './post-job.generated';
import { PostJobCompany } from './post-job-company';
import { JobDetailsFields, LocationFields } from './post-job-details';
import {
  emptyJob,
  type JobValues,
  type PostJobForm,
  type PostJobValues,
  postJobErrors,
  postNotice,
  toCompanyValues,
  toPostJobInput,
} from './post-job-form';
import { PostJobPreview } from './post-job-preview';
import { PostedJobNotice } from './posted-job-notice';
import { ExperienceFields, QualificationFields, SalaryFields } from './post-job-terms';
import { SCREENING_LEAD, ScreeningFields } from './screening-fields';
import { questionBlocks } from './screening-values';

const jobFields = Object.keys(emptyJob).filter((field) => !(field in questionBlocks));

interface PostJobFormProps {
  /** Missing when the company profile could not be loaded: its section is then filled in by hand. */
  company: HiringCompanyFragment | null | undefined;
  initial: JobValues;
  /** The name of its draft: each job that is posted again has one of its own. */
  draftName: string;
  /** Asks for the company again. */
  onReload: () => Promise<HiringCompanyFragment | null | undefined>;
}

/** The sections of a job post, and posting it. */
export function PostJobFormView({ company, initial, draftName, onReload }: PostJobFormProps) {
  const form: PostJobForm = useCheckedForm({
    initialValues: { ...initial, ...toCompanyValues(company) },
    errorsOf: postJobErrors,
  });
  const banner = useBanner();
  const { busy, send } = useSending();
  const [post] = usePostJobMutation();
  const [previewed, setPreviewed] = useState(false);
  const [posted, setPosted] = useState<PostJobMutation['postJob']['job'] | null>(null);
  useUnsavedChanges(form.isDirty());
  const draft = useFormDraft(form, { name: draftName, fields: jobFields, blocks: questionBlocks });

  /** The company fields alone change; what else has been typed stays. */
  async function reload() {
    const found = await onReload();
    if (!found) return;
    const values = toCompanyValues(found);
    form.setInitialValues({ ...form.getInitialValues(), ...values });
    form.setValues(values);
  }

  function preview(element: HTMLFormElement | null) {
    if (form.validate().hasErrors) focusFirstInvalid(element);
    else setPreviewed(true);
  }

  async function submit(values: PostJobValues, element: HTMLFormElement | undefined) {
    banner.clear();
    if (readToken() === null) return banner.show('error', ACCOUNT_MESSAGES.tokenMissing);
    const input = toPostJobInput(values, !company);
    if (!input) return;
    try {
      const { data } = await post({ variables: { input } });
      draft.clear();
      form.reset();
      setPosted(data?.postJob.job ?? null);
      banner.show('success', COMMON_MESSAGES.formSubmitted, 2000);
    } catch (error) {
      applyFieldErrors(form, error, element);
      banner.show('error', describeError(error, { fallback: COMMON_MESSAGES.wentWrongStop }));
    }
  }

  return (
    <form
      noValidate
      onSubmit={form.onSubmit((values, event) => {
        const element = event?.currentTarget;
        void send(() => submit(values, element));
      }, focusFirstWrongField)}
    >
      <Banner message={banner.message} floating />
      {posted ? <PostedJobNotice key={posted.id} job={posted} /> : null}
      <DraftOffer draft={draft} what="job post" />
      <Stack gap="md">
        <JobDetailsFields form={form} />
        <LocationFields form={form} />
        <SalaryFields form={form} />
        <QualificationFields form={form} />
        <ExperienceFields form={form} />
        <FormSection title={JOB_LABELS.questions} lead={SCREENING_LEAD}>
          <ScreeningFields form={form} />
        </FormSection>
        <PostJobCompany form={form} failed={!company} onReload={reload} />
      </Stack>
      <WarningStatus>{postNotice(form.values)}</WarningStatus>
      <Group justify="flex-end" mt="xl">
        <Button variant="default" size="md" onClick={(event) => preview(event.currentTarget.form)}>
          Preview
        </Button>
        <SubmitButton busy={busy} busyText="Posting...">
          Post Job
        </SubmitButton>
      </Group>
      {previewed ? <PostJobPreview values={form.values} onClose={() => setPreviewed(false)} /> : null}
    </form>
  );
}
