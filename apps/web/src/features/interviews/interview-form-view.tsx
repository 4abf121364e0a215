import { formatDate } from '@job-alert/domain/calendar';
import { Button, Group, Radio, type RadioGroupProps } from '@mantine/core';
import { TimeInput } from '@mantine/dates';
import { IconCalendarRepeat } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import {
  INTERVIEW_MODE_LABELS,
  ROUND_TYPE_LABELS,
  type RoundType,
  roundTypeProblem,
} from '@job-alert/domain/interview';
import { INTERVIEW_MESSAGES } from '@job-alert/domain/application-messages';
import { Notice } from '../../components/notice';
import { today } from '../../lib/today';
import { Banner } from '../../components/banner';
import { useBanner } from '../../components/use-banner';
import { DateField } from '../../components/date-field';
import { DraftOffer } from '../../components/draft-offer';
import { LongTextField, TextField } from '../../components/fields';
import { FormSection, wideField } from '../../components/form-section';
import { SubmitButton } from '../../components/submit-button';
import { useFormDraft } from '../../lib/drafts/use-form-draft';
import { describeError } from '../../lib/errors/describe-error';
import { useCheckedForm } from '../../lib/forms/use-checked-form';
import { focusFirstInvalid, focusFirstWrongField } from '../../lib/forms/form-helpers';
import { useSending } from '../../lib/forms/use-sending';
import { useUnsavedChanges } from '../../lib/forms/use-unsaved-changes';
import { FAILURE_SENTENCES } from './failure-sentences';
import {
  emptyInterview,
  type InterviewForm,
  type InterviewSubject,
  type InterviewValues,
  interviewErrors,
  serverErrors,
  toInterviewInput,
} from './interview-form';
import { InterviewSubjectFields } from './interview-subject-fields';
import { useScheduleInterviewMutation } from './interviews.generated';
import { showScheduled } from './show-scheduled';

const messageTime = 3000;

interface InterviewFormViewProps {
  subject: InterviewSubject | null;
  /** The form has been emptied. */
  onCleared: () => void;
}

/** When, how and where to meet an applicant. */
export function InterviewFormView({ subject, onCleared }: InterviewFormViewProps) {
  const form: InterviewForm = useCheckedForm({
    initialValues: emptyInterview(subject),
    errorsOf: interviewErrors,
  });
  const banner = useBanner();
  const { busy, send } = useSending();
  const [schedule] = useScheduleInterviewMutation({ update: showScheduled });
  const { hasEarlierInterview } = form.values;
  useUnsavedChanges(form.isDirty());
  const moved = subject?.moved;
  const draft = useFormDraft(form, {
    // Each invitation that the form was opened for has a draft of its own.
    name: moved ? `interview-move-${moved.id}` : `interview-${subject?.applicationId ?? 'new'}`,
    fields: Object.keys(form.values),
  });

  function clear() {
    draft.clear();
    form.setInitialValues(emptyInterview(null));
    form.reset();
    onCleared();
  }

  async function submit(values: InterviewValues, element: HTMLFormElement | undefined) {
    const input = toInterviewInput(values);
    if (!input) {
      element?.querySelector<HTMLElement>('#interview-applicant')?.focus();
      return;
    }
    banner.clear();
    try {
      await schedule({ variables: { input } });
      clear();
      banner.show('success', INTERVIEW_MESSAGES.scheduled, messageTime);
    } catch (error) {
      focusFirstInvalid(element, () => form.setErrors(serverErrors(error)));
      banner.show('error', describeError(error, FAILURE_SENTENCES), messageTime);
    }
  }

  // Who moves an interview goes on with its day.
  const shown = useRef<HTMLFormElement>(null);
  const movedId = moved?.id;
  useEffect(() => {
    if (movedId !== undefined) shown.current?.querySelector<HTMLElement>('input[data-path="date"]')?.focus();
  }, [movedId]);

  return (
    <form
      ref={shown}
      noValidate
      onSubmit={form.onSubmit((values, event) => {
        const element = event?.currentTarget;
        void send(() => submit(values, element));
      }, focusFirstWrongField)}
    >
      <Banner message={banner.message} floating />
      <DraftOffer draft={draft} what="interview form" />
      <FormSection title="Interview Details">
        {moved && form.values.movedId === moved.id ? (
          <Notice className={wideField} role="status" tone="info" icon={IconCalendarRepeat}>
            You are moving the interview on {formatDate(moved.date)} at {moved.time}. It stands until an administrator
            approves the new time.
          </Notice>
        ) : null}
        <InterviewSubjectFields form={form} />
        <RadioRow
          label="Interview Type"
          labels={ROUND_TYPE_LABELS}
          description={
            hasEarlierInterview
              ? undefined
              : 'Next Round and Reschedule are for applicants who already have an interview.'
          }
          isDisabled={(type) => roundTypeProblem(type as RoundType, hasEarlierInterview) !== null}
          {...form.getInputProps('roundType')}
        />
        <DateField
          label="Date"
          description="Today or later"
          minDate={today()}
          withAsterisk
          {...form.getInputProps('date')}
        />
        <TimeInput size="md" label="Time" description="In India" withAsterisk {...form.getInputProps('time')} />
        <RadioRow label="Interview Mode" labels={INTERVIEW_MODE_LABELS} {...form.getInputProps('mode')} />
        <TextField
          className={wideField}
          label="Location / Link"
          placeholder={form.values.mode === 'FACE_TO_FACE' ? '4th floor, 12 MG Road, Pune' : 'https://'}
          withAsterisk
          {...form.getInputProps('location')}
        />
        <LongTextField
          className={wideField}
          label="Additional Note"
          autosize
          minRows={3}
          maxRows={10}
          {...form.getInputProps('note')}
        />
      </FormSection>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" size="md" disabled={busy} onClick={clear}>
          Cancel
        </Button>
        <SubmitButton busy={busy} busyText="Scheduling...">
          Schedule
        </SubmitButton>
      </Group>
    </form>
  );
}

type RadioRowProps = Omit<RadioGroupProps, 'children'> & {
  labels: Readonly<Record<string, string>>;
  isDisabled?: (value: string) => boolean;
};

/** A choice of few, side by side. */
function RadioRow({ labels, isDisabled, ...field }: RadioRowProps) {
  return (
    <Radio.Group className={wideField} size="md" withAsterisk {...field}>
      <Group gap="lg" mt={4} mb={4}>
        {Object.entries(labels).map(([value, label]) => (
          <Radio key={value} value={value} label={label} disabled={isDisabled?.(value)} />
        ))}
      </Group>
    </Radio.Group>
  );
}
