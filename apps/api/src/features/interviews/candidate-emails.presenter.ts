import { formatWeekdayAndTime } from '@job-alert/domain/india/calendar';
import { INTERVIEW_MODE_LABELS, ROUND_TYPE_LABELS, type RoundType } from '@job-alert/domain/interviews/interview';
import {
  CANCELLATION_EMAIL_SENTENCES,
  type CancellationReason,
} from '@job-alert/domain/interviews/interview-cancellation';
import { DEEP_LINKS } from '@job-alert/domain/portal/deep-links';
import type { NamedApplication } from '../applications/application-status.emails.js';
import type { Brand, EmailContent } from '../mail/email-layout.presenter.js';
import { interviewFacts, type NamedInterview } from './interview-facts.presenter.js';

/** Names the administrator who acts for the company, if one does. */
const actsFor = ({ name }: Brand, byName: string | undefined, act: string): string[] =>
  byName === undefined ? [] : [`${byName} of ${name} ${act}.`];

/** The invitation of a candidate. */
export function interviewEmail(
  brand: Brand,
  { firstName, jobTitle, companyName }: NamedApplication,
  interview: NamedInterview,
): EmailContent {
  return {
    subject: `Interview on ${formatWeekdayAndTime(interview.startsAt)}: ${jobTitle} at ${companyName}`,
    preview: `${INTERVIEW_MODE_LABELS[interview.mode]}. The attached file adds it to your calendar.`,
    heading: 'You are invited to an interview',
    paragraphs: [
      `Hello ${firstName},`,
      `${companyName} would like to meet you about the job “${jobTitle}”.`,
      ...actsFor(brand, interview.byName, `arranges this interview for ${companyName}`),
    ],
    facts: interviewFacts(interview, interview.roundType),
    quote: interview.notes,
    button: { label: 'My applications', url: brand.url + DEEP_LINKS.myApplications },
    note: 'Open the attached file to add the interview to your calendar.',
  };
}

/** Tells a candidate the new time. */
export function interviewMovedEmail(
  brand: Brand,
  { firstName, jobTitle, companyName }: NamedApplication,
  { movedFrom, round, ...interview }: NamedInterview & { movedFrom: Date; round: RoundType | null },
): EmailContent {
  const [from, to] = [formatWeekdayAndTime(movedFrom), formatWeekdayAndTime(interview.startsAt)];
  return {
    subject: `Interview moved to ${to}: ${jobTitle} at ${companyName}`,
    preview: `${INTERVIEW_MODE_LABELS[interview.mode]}. The attached file changes the entry in your calendar.`,
    heading: 'Your interview has been moved',
    paragraphs: [
      `Hello ${firstName},`,
      interview.byName === undefined
        ? `${companyName} has moved your interview for the job “${jobTitle}” from ${from} to ${to}.`
        : `Your interview for the job “${jobTitle}” at ${companyName} has been moved from ${from} to ${to}.`,
      ...actsFor(brand, interview.byName, `has moved it for ${companyName}`),
    ],
    facts: interviewFacts(interview, round),
    quote: interview.notes,
    button: { label: 'My applications', url: brand.url + DEEP_LINKS.myApplications },
    note: 'Open the attached file to move the interview in your calendar.',
  };
}

/** Tells a candidate that the interview is cancelled. */
export function interviewCancelledEmail(
  brand: Brand,
  { firstName, jobTitle, companyName }: NamedApplication,
  { round, startsAt, byName }: { round: RoundType | null; startsAt: Date; byName: string | undefined },
  reason: CancellationReason,
): EmailContent {
  const sentence = CANCELLATION_EMAIL_SENTENCES[reason];
  return {
    subject: `Cancelled: interview on ${formatWeekdayAndTime(startsAt)} for ${jobTitle} at ${companyName}`,
    preview: 'You don’t need to attend it.',
    heading: 'Your interview has been cancelled',
    paragraphs: [
      `Hello ${firstName},`,
      `Your interview for the job “${jobTitle}” at ${companyName} will not take place.`,
      ...actsFor(brand, byName, `has cancelled it for ${companyName}`),
      ...(sentence ? [sentence] : []),
    ],
    facts: [
      ['Round', round && ROUND_TYPE_LABELS[round]],
      ['When', formatWeekdayAndTime(startsAt)],
    ],
    button: { label: 'My applications', url: brand.url + DEEP_LINKS.myApplications },
    note: 'Open the attached file to remove the interview from your calendar.',
  };
}
