import type { ApolloCache, FetchResult } from '@apollo/client';
import { INTERVIEW_MESSAGES } from '@job-alert/domain/applications/application-messages';
import { latestDate } from '@job-alert/domain/fields/latest-date';
import { formatDate, formatTime, isValidDate, isValidTime } from '@job-alert/domain/india/calendar';
import {
  INTERVIEW_MODE_LABELS,
  ROUND_TYPE_LABELS,
  type RoundType,
  validateRoundType,
} from '@job-alert/domain/interviews/interview';
import { Box, Button, Group, Radio, type RadioGroupProps } from '@mantine/core';
import { TimeInput } from '@mantine/dates';
import { IconCalendarExclamation, IconCalendarRepeat } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { Banner } from '../../components/banner';
import { SubmitButton } from '../../components/buttons/submit-button';
import { DateField } from '../../components/fields/date-field';
import { SearchSelect } from '../../components/fields/search-select';
import { DraftRestorePrompt } from '../../components/form/draft-restore-prompt';
import { FormSection, wideField } from '../../components/form/form-section';
import { TextAreaField } from '../../components/form/text-area';
import { TextField } from '../../components/form/text-field';
import { useForm } from '../../components/form/use-form';
import { pluralizeCount } from '../../components/list/pluralize-count';
import { Notice } from '../../components/notice';
import type { InterviewerInput } from '../../lib/graphql/schema.generated';
import { today } from '../../lib/today';
import { AskedByFields } from '../shared/asked-by-fields';
import { candidateName } from '../shared/people/candidate-name';
import { ERROR_MESSAGES } from './error-messages';
import {
  applicantLabel,
  checkInterview,
  checkInterviewForCompany,
  emptyInterview,
  hasEarlier,
  type InterviewForm,
  type InterviewSubject,
  serverErrors,
} from './interview-form';
import { InterviewersDialog } from './interviewers/interviewers-dialog';
import {
  MyInterviewsDocument,
  type ScheduledInterviewFragment,
  type ScheduleInterviewMutation,
  useInterviewApplicantsLazyQuery,
  useInterviewJobsLazyQuery,
  useInterviewWarningsQuery,
  useScheduleInterviewMutation,
} from './interviews.generated';

const SAVED_FOR_COMPANY = 'Interview scheduled. The candidate and the company get an email.';

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
  /** True for an administrator who acts for the company of the subject. */
  isForCompany?: boolean;
}

export function InterviewFormView({ subject, onCleared, isForCompany = false }: InterviewFormViewProps) {
  const [schedule] = useScheduleInterviewMutation({ update: showScheduled });
  const moved = subject?.moved;
  const [people, setPeople] = useState<InterviewerInput[] | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const form: InterviewForm = useForm({
    initialValues: emptyInterview(subject),
    rules: isForCompany ? checkInterviewForCompany : checkInterview,
    save: (input) => schedule({ variables: { input: { ...input, ...(people && { interviewers: people }) } } }),
    onSaved() {
      clear(true);
      const text = isForCompany ? SAVED_FOR_COMPANY : INTERVIEW_MESSAGES.scheduled;
      form.banner.show('success', text, MESSAGE_MS);
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

  function clear(isSaved = false) {
    // An administrator goes on with the same application.
    const next = isForCompany && subject ? { ...subject, moved: undefined } : null;
    form.setInitialValues(emptyInterview(next && isSaved ? { ...next, hasEarlierInterview: true } : next));
    form.reset();
    setPeople(null);
    onCleared();
  }

  // When an interview is rescheduled, the date field gets focus.
  const movedId = moved?.id;
  useEffect(() => {
    if (movedId !== undefined) element.current?.querySelector<HTMLElement>('input[data-path="date"]')?.focus();
  }, [element, movedId]);

  return (
    <>
      <form {...form.element}>
        <Banner message={form.banner.message} isFloating />
        <DraftRestorePrompt
          draft={form.draft}
          contentName={subject ? `interview form for ${subject.candidateName}` : 'interview form'}
        />
        <FormSection title="Interview Details">
          {moved && form.values.movedId === moved.id ? (
            <Notice className={wideField} role="status" tone="info" icon={IconCalendarRepeat}>
              You are moving the interview on {formatDate(moved.date)} at {formatTime(moved.time)}.{' '}
              {isForCompany
                ? 'The candidate and the company get the new time by email.'
                : 'It stays scheduled until an administrator approves the new time.'}
            </Notice>
          ) : null}
          {isForCompany ? null : <InterviewSubjectFields form={form} />}
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
          <Warnings form={form} />
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
          {form.values.applicationId === '' ? null : (
            <Group className={wideField} gap="sm">
              <Button variant="default" onClick={() => setChoosing(true)}>
                Choose interviewers
              </Button>
              <span role="status">{people ? pluralizeCount(people.length, 'interviewers') : ''}</span>
            </Group>
          )}
        </FormSection>
        {isForCompany ? (
          <Box mt="md">
            <AskedByFields form={form} />
          </Box>
        ) : null}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" size="md" disabled={form.isPending} onClick={() => clear()}>
            Cancel
          </Button>
          <SubmitButton isPending={form.isPending} pendingText="Scheduling...">
            Schedule
          </SubmitButton>
        </Group>
      </form>
      <InterviewersDialog
        applicationId={form.values.applicationId}
        interviewId={form.values.movedId || undefined}
        chosen={people}
        opened={isChoosing}
        onClose={() => setChoosing(false)}
        onChosen={setPeople}
      />
    </>
  );
}

/** Warns about the time. The employer can schedule the interview all the same. */
function Warnings({ form }: { form: InterviewForm }) {
  const { applicationId, date, time } = form.values;
  const { data } = useInterviewWarningsQuery({
    variables: { applicationId, date, time },
    skip: !applicationId || !isValidDate(date) || !isValidTime(time),
    fetchPolicy: 'network-only',
  });
  const warnings = data?.application?.interviewWarnings ?? [];
  return warnings.length > 0 ? (
    <Notice className={wideField} role="status" tone="warning" icon={IconCalendarExclamation}>
      {warnings.join(' ')} You can schedule it all the same.
    </Notice>
  ) : null;
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

function InterviewSubjectFields({ form }: { form: InterviewForm }) {
  const { jobId, jobTitle, applicationId, applicant } = form.values;
  const [findJobs, jobs] = useInterviewJobsLazyQuery();
  const [findApplicants, applicants] = useInterviewApplicantsLazyQuery();
  const searchJobs = useCallback(
    (text: string) => void findJobs({ variables: { search: text || undefined } }).catch(() => undefined),
    [findJobs],
  );
  const searchApplicants = useCallback(
    (text: string) => {
      if (jobId === '') return;
      void findApplicants({ variables: { jobId, search: text || undefined } }).catch(() => undefined);
    },
    [findApplicants, jobId],
  );

  const nodes = applicants.data?.viewer?.applications?.nodes;
  const others = applicants.data?.viewer?.others?.nodes ?? [];
  function chooseApplicant(id: string, label: string) {
    const hasEarlierInterview = hasEarlier(nodes?.find((node) => node.id === id)?.interviews ?? []);
    form.setFieldValue('applicationId', id);
    form.setFieldValue('applicant', label);
    form.setFieldValue('movedId', '');
    form.setFieldValue('hasEarlierInterview', hasEarlierInterview);
    if (validateRoundType(form.getValues().roundType, hasEarlierInterview))
      form.setFieldValue('roundType', 'FIRST_ROUND');
  }

  return (
    <>
      <SearchSelect
        label="Job Title"
        placeholder="Choose a job"
        withAsterisk
        error={form.errors.jobId}
        value={jobId}
        chosen={jobId ? { value: jobId, label: jobTitle } : null}
        options={jobs.data?.viewer?.jobs?.nodes.map(({ id, title }) => ({ value: id, label: title }))}
        onSearch={searchJobs}
        onChange={(value, option) => {
          form.setFieldValue('jobId', value);
          form.setFieldValue('jobTitle', option?.label ?? '');
          if (value !== jobId) chooseApplicant('', '');
        }}
      />
      <SearchSelect
        label="Applicant"
        id="interview-applicant"
        placeholder={jobId ? 'Choose an applicant' : 'Choose a job first'}
        withAsterisk
        disabled={jobId === ''}
        value={applicationId}
        chosen={applicationId ? { value: applicationId, label: applicant } : null}
        options={
          nodes && [
            ...nodes.map(({ id, candidate }) => ({ value: id, label: applicantLabel(candidateName(candidate), id) })),
            ...others.map(({ id, candidate, invitationProblem: error }) => ({
              value: id,
              label: applicantLabel(candidateName(candidate), id),
              disabledReason: error,
            })),
          ]
        }
        onSearch={searchApplicants}
        onChange={(value, option) => chooseApplicant(value, option?.label ?? '')}
      />
    </>
  );
}
