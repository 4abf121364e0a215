import type { UseFormReturnType } from '@mantine/form';
import { type InterviewMode, interviewFormSchema, interviewStart, type RoundType } from '@job-alert/domain/interview';
import { validate } from '@job-alert/domain/validation';
import { candidateName } from '../shared/candidate-name';
import { fieldErrors } from '../../lib/errors/describe-error';
import { validateWith } from '../../lib/forms/validate-with';
import type { ScheduleInterviewInput } from '../../lib/graphql/schema.generated';
import type {
  EarlierInterviewFragment,
  MovableInterviewFragment,
  ScheduledInterviewFragment,
} from './interviews.generated';

/** Whom an interview is for. */
export interface InterviewSubject {
  applicationId: string;
  candidateName: string;
  jobId: string;
  jobTitle: string;
  hasEarlierInterview: boolean;
  /** The interview that gets another time. */
  moved?: MovableInterviewFragment | undefined;
}

/** Is there an interview that a next round or a reschedule can follow? */
export const hasEarlier = (interviews: readonly EarlierInterviewFragment[]): boolean =>
  interviews.some(({ cancelledAt }) => cancelledAt === null);

/** A candidate's name and the application's id: two applications of one person can be told apart. */
export const applicantLabel = (name: string, id: string): string => `${name} (${id})`;

/** Whom another time of this interview is for; null when the application is missing. */
export function movedSubject(interview: ScheduledInterviewFragment): InterviewSubject | null {
  const { application } = interview;
  return (
    application && {
      applicationId: application.id,
      candidateName: candidateName(application.candidate),
      jobId: application.job.id,
      jobTitle: application.job.title,
      hasEarlierInterview: true,
      moved: interview,
    }
  );
}

/** The form before anything is filled in, but for whom it is. */
export function emptyInterview(subject: InterviewSubject | null) {
  const moved = subject?.moved;
  const roundType: RoundType = moved ? 'RESCHEDULE' : 'FIRST_ROUND';
  const mode: InterviewMode | '' = moved?.mode ?? '';
  return {
    jobId: subject?.jobId ?? '',
    jobTitle: subject?.jobTitle ?? '',
    applicationId: subject?.applicationId ?? '',
    applicant: subject ? applicantLabel(subject.candidateName, subject.applicationId) : '',
    hasEarlierInterview: subject?.hasEarlierInterview ?? false,
    movedId: moved?.id ?? '',
    roundType,
    date: '',
    time: '',
    mode,
    location: moved?.location ?? '',
    note: moved?.notes ?? '',
  };
}
export type InterviewValues = ReturnType<typeof emptyInterview>;
export type InterviewForm = UseFormReturnType<InterviewValues>;

const schemaErrors = validateWith(interviewFormSchema);

/** The form's messages. A missing applicant has none: the submit then stops silently (specification 2 §5). */
export function interviewErrors(values: InterviewValues): Record<string, string> {
  const { applicationId: _silent, ...errors } = schemaErrors(values);
  if (errors.date || errors.time) return errors;
  const start = interviewStart(values, new Date());
  return start.ok ? errors : { ...errors, date: start.message };
}

/** What is sent; null when the form is not valid or no applicant is chosen. */
export function toInterviewInput(values: InterviewValues): ScheduleInterviewInput | null {
  const cleaned = validate(interviewFormSchema, values);
  if (!cleaned.ok) return null;
  const { applicationId, roundType, date, time, mode, location, note } = cleaned.value;
  const input = { applicationId, roundType, date, time, mode, location, notes: note };
  return roundType === 'RESCHEDULE' && values.movedId !== '' ? { ...input, movedId: values.movedId } : input;
}

/** The server's messages by the form's fields. */
export function serverErrors(error: unknown): Record<string, string> {
  const { notes, ...errors } = fieldErrors(error);
  return notes ? { ...errors, note: notes } : errors;
}
