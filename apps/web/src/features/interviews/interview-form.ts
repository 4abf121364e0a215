import {
  type InterviewMode,
  interviewFormSchema,
  interviewStart,
  type RoundType,
} from '@job-alert/domain/interviews/interview';
import type { Form } from '../../components/form/use-form';
import { fieldErrors } from '../../lib/errors/describe-error';
import { type Checked, check } from '../../lib/forms/check';
import type { ScheduleInterviewInput } from '../../lib/graphql/schema.generated';
import { checkAskedBy, emptyAskedBy } from '../shared/asked-by-fields';
import { candidateName } from '../shared/people/candidate-name';
import type {
  EarlierInterviewFragment,
  MovableInterviewFragment,
  ScheduledInterviewFragment,
} from './interviews.generated';

export interface InterviewSubject {
  applicationId: string;
  candidateName: string;
  jobId: string;
  jobTitle: string;
  hasEarlierInterview: boolean;
  moved?: MovableInterviewFragment | undefined;
}

/** True if a next round or a reschedule is possible, because an earlier interview was not cancelled. */
export const hasEarlier = (interviews: readonly EarlierInterviewFragment[]): boolean =>
  interviews.some(({ cancelledAt }) => cancelledAt === null);

/** Returns the applicant's label. It contains the application's id, because a person may have several applications. */
export const applicantLabel = (name: string, id: string): string => `${name} (${id})`;

/** Returns the subject for rescheduling an interview, or null if its application is missing. */
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
    ...emptyAskedBy,
  };
}
type InterviewValues = ReturnType<typeof emptyInterview>;
export type InterviewForm = Form<InterviewValues>;

/** Validates the form of an administrator, who also names the person of the company who asked for the interview. */
export const checkInterviewForCompany = (values: InterviewValues): Checked<ScheduleInterviewInput> =>
  checkAskedBy(checkInterview(values), values);

/** Validates the form. A missing applicant is invalid but has no message: the submit then stops silently (specification 2 §5). */
export function checkInterview(values: InterviewValues): Checked<ScheduleInterviewInput> {
  const checked = check(interviewFormSchema, values);
  const { applicationId: _silent, ...errors } = checked.ok ? {} : checked.errors;
  const start = errors.date || errors.time ? null : interviewStart(values, new Date());
  if (start?.ok === false) return { ok: false, errors: { ...errors, date: start.message } };
  if (!checked.ok) return { ok: false, errors };
  const { applicationId, roundType, date, time, mode, location, note } = checked.value;
  const input = { applicationId, roundType, date, time, mode, location, notes: note };
  const isMove = roundType === 'RESCHEDULE' && values.movedId !== '';
  return { ok: true, value: isMove ? { ...input, movedId: values.movedId } : input };
}

export function serverErrors(error: unknown): Record<string, string> {
  const { notes, ...errors } = fieldErrors(error);
  return notes ? { ...errors, note: notes } : errors;
}
