import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '@job-alert/domain/applications/application-status';
import { OFFER_LINK_DAYS, type OfferAnswer } from '@job-alert/domain/applications/offer-answer';
import { type RejectionReason, sentenceForCandidate } from '@job-alert/domain/approvals/rejection-reasons';
import { formatDate, formatWeekdayAndTime } from '@job-alert/domain/india/calendar';
import { DEEP_LINKS } from '@job-alert/domain/portal/deep-links';
import { PUBLIC_PATHS } from '@job-alert/domain/portal/public-paths';
import { endSentence } from '@job-alert/domain/text/sentence';
import type { SimilarJob } from '../jobs/open-jobs/similar-jobs.read-model.js';
import type { Brand, EmailContent } from '../mail/email-layout.presenter.js';

export interface NamedApplication {
  firstName: string;
  jobTitle: string;
  companyName: string;
}

interface ApprovedStep {
  status: ApplicationStatus;
  /** The approved status before this step; null for a new application. */
  previousStatus: ApplicationStatus | null;
  /** The candidate's answer to the offer before this step. */
  previousAnswer: OfferAnswer | null;
  /** The date of joining before this step. */
  previousDate: string | null;
  feedback: string | null;
  dateOfJoining: string | null;
  /** The link to answer the offer; null without an offer. */
  link: string | null;
  /** The file name of the offer letter; null without one. */
  offerLetter: string | null;
  /** The start times of the interviews that this step cancels. */
  endedInterviews: readonly Date[];
}

/** The subject without the job's name, the heading, and the sentence that states the news. */
interface StatusTexts {
  subject: string;
  heading?: string;
  sentence: string;
}

const WORDS: Readonly<Record<ApplicationStatus, StatusTexts>> = {
  PENDING: { subject: 'In review', sentence: 'Your application is being reviewed.' },
  APPLIED: {
    subject: 'Sent to the company',
    sentence: 'We have sent your application to the company. You will get an email at each further step.',
  },
  SHORTLISTED: { subject: 'Shortlisted', sentence: 'You have been shortlisted.' },
  INTERVIEW_SCHEDULED: {
    subject: 'Interview Scheduled',
    sentence: 'The company wants to meet you. The details are in your applications.',
  },
  INTERVIEW_NOT_ATTENDED: {
    subject: 'Interview Not Attended',
    sentence: 'The company has recorded that an interview with you did not take place.',
  },
  SELECTED: {
    subject: 'Selected',
    heading: 'Congratulations',
    sentence: 'You have been selected.',
  },
  REJECTED: {
    subject: 'Your application',
    sentence:
      'The company has decided not to continue with your application. We wish you luck with your next application.',
  },
};

const ANSWER_BY_LINK = `You can accept the offer, ask for another date of joining, or decline it. The button works without a login for ${OFFER_LINK_DAYS} days. The offer is in your applications too.`;

const ACCEPTED_BEFORE =
  'You accepted the offer before this change. That answer is kept in the history and does not hold for the changed offer, so please answer again.';

/** Emails to selected or rejected candidates state only what has changed. */
function statusTexts({ status, previousStatus, previousDate, dateOfJoining }: ApprovedStep): StatusTexts {
  if (status === 'REJECTED' && previousStatus === 'REJECTED') {
    return { subject: 'Feedback on your application', sentence: 'The company has added feedback on your application.' };
  }
  if (status === 'REJECTED' && previousStatus === 'SELECTED') {
    const { subject, sentence } = WORDS.REJECTED;
    return { subject, sentence: `${sentence} Its offer is no longer valid.` };
  }
  if (status !== 'SELECTED' || previousStatus !== 'SELECTED') return WORDS[status];
  if (dateOfJoining === null || dateOfJoining === previousDate) {
    return { subject: 'Your offer has changed', sentence: 'The company has changed its offer. Please read it again.' };
  }
  const date = formatDate(dateOfJoining);
  return {
    subject: `New joining date ${date}`,
    heading: 'Your joining date has changed',
    sentence: `Your new joining date is ${date}.`,
  };
}

/** Tells the candidate the new status of an application. */
export function applicationStatusEmail(
  brand: Brand,
  { firstName, jobTitle, companyName }: NamedApplication,
  step: ApprovedStep,
): EmailContent {
  const { status, previousStatus, feedback, dateOfJoining, link, offerLetter, endedInterviews } = step;
  const { subject, heading = 'An update on your application', sentence } = statusTexts(step);
  const quote = status === 'REJECTED' || status === 'SELECTED' ? feedback : null;
  return {
    subject: `${subject}: ${jobTitle} at ${companyName}`,
    preview: 'Your applications show all steps so far.',
    heading,
    paragraphs: [
      `Hello ${firstName},`,
      sentence,
      ...endedInterviews.map((at) => endedSentence(status, at)),
      ...(link !== null && step.previousAnswer === 'ACCEPTED' ? [ACCEPTED_BEFORE] : []),
      ...(link === null ? [] : [ANSWER_BY_LINK]),
    ],
    facts: [
      ['Job', jobTitle],
      ['Company', companyName],
      ['Status', status === 'REJECTED' || previousStatus === status ? null : APPLICATION_STATUS_LABELS[status]],
      ['Date of joining', dateOfJoining && formatDate(dateOfJoining)],
      ...(link === null ? [] : [['Offer letter', offerLetter, brand.url + link] as const]),
    ],
    quote,
    quoteLead: `${companyName} writes:`,
    button:
      link === null
        ? { label: 'My applications', url: brand.url + DEEP_LINKS.myApplications }
        : { label: 'Answer the offer', url: brand.url + link },
    ...(endedInterviews.length > 0 && { note: 'Open the attached file to remove the interview from your calendar.' }),
  };
}

const endedSentence = (status: ApplicationStatus, at: Date): string =>
  status === 'SELECTED'
    ? `No further interview is needed: the one on ${formatWeekdayAndTime(at)} will not take place.`
    : `The interview on ${formatWeekdayAndTime(at)} will not take place.`;

/** Confirms a new application to the candidate. */
export const applicationReceivedEmail = (
  brand: Brand,
  { firstName, jobTitle, companyName }: NamedApplication,
): EmailContent => ({
  subject: `We received your application: ${jobTitle} at ${companyName}`,
  preview: 'You don’t need to do anything now.',
  heading: 'We received your application',
  paragraphs: [
    `Hello ${firstName},`,
    `${endSentence(`You have applied for “${jobTitle}” at ${companyName}`)} We check your application and then send it to the company. You will get an email when that is done.`,
  ],
  button: { label: 'My applications', url: brand.url + DEEP_LINKS.myApplications },
});

/** Tells the candidate that the application was not approved, with the reason and similar open jobs. */
export function applicationRejectedEmail(
  brand: Brand,
  { firstName, jobTitle, companyName }: NamedApplication,
  { reason, similarJobs }: { reason: RejectionReason | null; similarJobs: readonly SimilarJob[] },
): EmailContent {
  const thanks = endSentence(`Thank you for applying for “${jobTitle}” at ${companyName}`);
  const why = sentenceForCandidate(reason);
  const wish = 'We wish you luck with your next application.';
  return {
    subject: `Your application: ${jobTitle} at ${companyName}`,
    preview: 'Your other applications are not affected.',
    heading: 'An update on your application',
    paragraphs: [
      `Hello ${firstName},`,
      `${thanks} We have reviewed your application and have not sent it to the company.${why ? ` ${why}` : ''}`,
      similarJobs.length > 0 ? `${wish} These open jobs may interest you:` : wish,
    ],
    facts: similarJobs.map((job) => [job.companyName, `${job.title}, ${job.city || 'anywhere'}`, brand.url + job.path]),
    button: { label: 'See all open jobs', url: brand.url + PUBLIC_PATHS.openings },
  };
}
