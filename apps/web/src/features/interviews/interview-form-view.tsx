import type { ApolloCache, FetchResult } from '@apollo/client';
import { INTERVIEW_MESSAGES } from '@job-alert/domain/applications/application-messages';
import { latestDate } from '@job-alert/domain/fields/latest-date';
import { formatDate } from '@job-alert/domain/india/calendar';
import {
  INTERVIEW_MODE_LABELS,
  ROUND_TYPE_LABELS,
  type RoundType,
  validateRoundType,
} from '@job-alert/domain/interviews/interview';
import { Button, Group, Radio, type RadioGroupProps } from '@mantine/core';
import { TimeInput } from '@mantine/dates';
import { IconCalendarRepeat } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Banner } from '../../components/banner';
import { SubmitButton } from '../../components/buttons/submit-button';
import { DateField } from '../../components/fields/date-field';
import { DraftRestorePrompt } from '../../components/form/draft-restore-prompt';
import { FormSection, wideField } from '../../components/form/form-section';
import { TextAreaField } from '../../components/form/text-area';
import { TextField } from '../../components/form/text-field';
import { useForm } from '../../components/form/use-form';
import { Notice } from '../../components/notice';
import { today } from '../../lib/today';
import { ERROR_MESSAGES } from './error-messages';
import {
  checkInterview,
  emptyInterview,
  type InterviewForm,
  type InterviewSubject,
  serverErrors,
} from './interview-form';
import { InterviewSubjectFields } from './interview-subject-fields';
import {
  MyInterviewsDocument,
  type ScheduledInterviewFragment,
  type ScheduleInterviewMutation,
  useScheduleInterviewMutation,
} from './interviews.generated';

/** The page size of `InterviewsPage`. */
const PAGE_SIZE = 10;

const startOf = ({ date, time }: ScheduledInterviewFragment) => `${date} ${time}`;

/** Inserts the new interview into the first page of upcoming interviews. */
function showScheduled(cache: ApolloCache, { data }: FetchResult<ScheduleInterviewMutation>): void {
  const interview = data?.scheduleInterview.interview;
  if (!interview) return;
  cache.updateQuery({ query: MyInterviewsDocument, variables: { when: 'UPCOMING', page: 1 } }, (existing) => {
    const viewer = existing?.viewer;
    const list = viewer?.interviews;
    if (!list) return;
    const nodes = [...list.nodes, interview].toSorted((one, other) => startOf(one).localeCompare(startOf(other)));
    const hasNextPage = list.pageInfo.hasNextPage || nodes.length > PAGE_SIZE;
    const interviews = {
      ...list,
      nodes: nodes.slice(0, PAGE_SIZE),
      pageInfo: { ...list.pageInfo, hasNextPage },
      totalCount: list.totalCount + 1,
    };
    return { viewer: { ...viewer, interviews } };
  });
}

const MESSAGE_MS = 3000;

interface InterviewFormViewProps {
  subject: InterviewSubject | null;
  onCleared: () => void;
}

export function InterviewFormView({ subject, onCleared }: InterviewFormViewProps) {
  const [schedule] = useScheduleInterviewMutation({ update: showScheduled });
  const moved = subject?.moved;
  const form: InterviewForm = useForm({
    initialValues: emptyInterview(subject),
    rules: checkInterview,
    save: (input) => schedule({ variables: { input } }),
    onSaved() {
      clear();
      form.banner.show('success', INTERVIEW_MESSAGES.scheduled, MESSAGE_MS);
    },
    onInvalid(errors) {
      // A missing applicant is the only error without a message, so the field gets focus.
      if (Object.keys(errors).length === 0)
        element.current?.querySelector<HTMLElement>('#interview-applicant')?.focus();
    },
    toFieldErrors: serverErrors,
    messages: { ...ERROR_MESSAGES, always: true, duration: MESSAGE_MS },
    draft: {
      // Each subject has its own draft.
      name: moved ? `interview-move-${moved.id}` : `interview-${subject?.applicationId ?? 'new'}`,
      fields: Object.keys(emptyInterview(null)),
    },
  });
  const { ref: element } = form.element;
  const { hasEarlierInterview } = form.values;

  function clear() {
    form.setInitialValues(emptyInterview(null));
    form.reset();
    onCleared();
  }

  // When an interview is rescheduled, the date field gets focus.
  const movedId = moved?.id;
  useEffect(() => {
    if (movedId !== undefined) element.current?.querySelector<HTMLElement>('input[data-path="date"]')?.focus();
  }, [element, movedId]);

  return (
    <form {...form.element}>
      <Banner message={form.banner.message} isFloating />
      <DraftRestorePrompt draft={form.draft} contentName="interview form" />
      <FormSection title="Interview Details">
        {moved && form.values.movedId === moved.id ? (
          <Notice className={wideField} role="status" tone="info" icon={IconCalendarRepeat}>
            You are moving the interview on {formatDate(moved.date)} at {moved.time}. It stays scheduled until an
            administrator approves the new time.
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
          isDisabled={(type) => validateRoundType(type as RoundType, hasEarlierInterview) !== null}
          {...form.getInputProps('roundType')}
        />
        <DateField
          label="Date"
          description="Today or later"
          minDate={today()}
          maxDate={latestDate('interview', today())}
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
        <TextAreaField
          className={wideField}
          label="Additional Note"
          minRows={3}
          maxRows={10}
          {...form.getInputProps('note')}
        />
      </FormSection>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" size="md" disabled={form.isPending} onClick={clear}>
          Cancel
        </Button>
        <SubmitButton isPending={form.isPending} pendingText="Scheduling...">
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
