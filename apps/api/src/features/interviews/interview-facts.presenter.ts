import { formatWeekdayAndTime } from '@job-alert/domain/india/calendar';
import {
  INTERVIEW_MODE_LABELS,
  type InterviewMode,
  ROUND_TYPE_LABELS,
  type RoundType,
} from '@job-alert/domain/interviews/interview';
import type { EmailContent } from '../mail/email-layout.presenter.js';

/** An interview as its emails describe it. */
export interface NamedInterview {
  roundType: RoundType;
  startsAt: Date;
  mode: InterviewMode;
  location: string;
  notes: string | null;
  /** The administrator who arranged it for the company, if one did. */
  byName?: string | undefined;
}

export const interviewFacts = (
  { startsAt, mode, location }: NamedInterview,
  round: RoundType | null,
): NonNullable<EmailContent['facts']> => [
  ['Round', round && ROUND_TYPE_LABELS[round]],
  ['When', formatWeekdayAndTime(startsAt)],
  ['How', INTERVIEW_MODE_LABELS[mode]],
  mode === 'ONLINE' ? ['Link', location, location] : ['Where', location],
];
