import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '@job-alert/domain/application-status';
import type { ApprovalState } from '@job-alert/domain/approval';
import { formatDate, formatDateAndTime } from '@job-alert/domain/calendar';
import {
  INTERVIEW_MODE_LABELS,
  type InterviewMode,
  ROUND_TYPE_LABELS,
  type RoundType,
} from '@job-alert/domain/interview';
import { REJECTION_REASON_LABELS, type RejectionReason } from '@job-alert/domain/rejection-reasons';
import type { ApplicationNames } from './application-names.js';
import type { Brand, MailContent } from './mail-layout.presenter.js';
import { SCREENS } from './portal-links.js';

/** What mails about an administrator's decisions say, to employers and to candidates. */

/** Why a request was rejected: the reason from the list, and the administrator's words. */
interface Refused {
  reason: RejectionReason | null;
  note: string | null;
}

export interface Decided extends Refused {
  firstName: string;
  state: ApprovalState;
}

const reasonFact = ({ reason }: Refused) => ['Reason', reason && REJECTION_REASON_LABELS[reason]] as const;

export function companyDecidedMail(brand: Brand, companyName: string, decided: Decided): MailContent {
  const { firstName, note } = decided;
  const isApproved = decided.state === 'APPROVED';
  return {
    subject: isApproved ? `${companyName} has been approved` : `${companyName} has not been approved`,
    heading: isApproved ? 'Your company has been approved' : 'Your company has not been approved',
    paragraphs: [
      `Hello ${firstName},`,
      isApproved
        ? `${companyName} is now on ${brand.name}. Candidates can see its approved jobs.`
        : `We could not approve ${companyName}. Please check your company profile. If you have questions, write to ${brand.supportEmail}.`,
    ],
    facts: [reasonFact(decided)],
    quote: note,
    button: isApproved
      ? { label: 'Post a job', url: brand.url + SCREENS.postJob }
      : { label: 'Company profile', url: brand.url + SCREENS.companyProfile },
  };
}

export function jobDecidedMail(brand: Brand, title: string, decided: Decided): MailContent {
  const { firstName, note } = decided;
  const isApproved = decided.state === 'APPROVED';
  return {
    subject: isApproved ? `Your job is approved: ${title}` : `Your job is not approved: ${title}`,
    heading: isApproved ? 'Your job has been approved' : 'Your job has not been approved',
    paragraphs: [
      `Hello ${firstName},`,
      isApproved
        ? `“${title}” has been approved. Candidates can apply until its deadline, as long as it is active.`
        : `We could not approve “${title}”. If you have questions, write to ${brand.supportEmail}.`,
    ],
    facts: [reasonFact(decided)],
    quote: note,
    button: { label: 'My jobs', url: brand.url + SCREENS.myJobs },
  };
}

/** An application as its candidate's mails name it. */
export interface NamedApplication {
  firstName: string;
  jobTitle: string;
  companyName: string;
}

/** What a candidate is told of a status; where nothing more is to say, the status says it. */
const NEWS: Readonly<Record<ApplicationStatus, string>> = {
  PENDING: 'Your application is being reviewed.',
  APPLIED: 'Your application has been passed on to the company.',
  SHORTLISTED: 'You have been shortlisted.',
  INTERVIEW_SCHEDULED: 'The company wants to meet you. The details are in your applications.',
  INTERVIEW_NOT_ATTENDED: 'The company has recorded that you did not attend the interview.',
  SELECTED: 'Congratulations, you have been selected.',
  REJECTED: 'The company has chosen another candidate. We wish you luck with your next application.',
};

export function applicationStatusMail(
  brand: Brand,
  { firstName, jobTitle, companyName }: NamedApplication,
  status: ApplicationStatus,
  dateOfJoining: string | null,
): MailContent {
  return {
    subject: `${APPLICATION_STATUS_LABELS[status]}: ${jobTitle} at ${companyName}`,
    heading: 'An update on your application',
    paragraphs: [`Hello ${firstName},`, NEWS[status]],
    facts: [
      ['Job', jobTitle],
      ['Company', companyName],
      ['Status', APPLICATION_STATUS_LABELS[status]],
      ['Date of joining', dateOfJoining && formatDate(dateOfJoining)],
    ],
    button: { label: 'My applications', url: brand.url + SCREENS.myApplications },
  };
}

/** To the candidate whose application does not reach the company; the reason is the office's and stays there. */
export const applicationRejectedMail = (
  brand: Brand,
  { firstName, jobTitle, companyName }: NamedApplication,
): MailContent => ({
  subject: `Not passed on: ${jobTitle} at ${companyName}`,
  heading: 'News of your application',
  paragraphs: [`Hello ${firstName},`, 'We have not passed your application on to the company.'],
  facts: [
    ['Job', jobTitle],
    ['Company', companyName],
  ],
  button: { label: 'My applications', url: brand.url + SCREENS.myApplications },
});

/** To the employer whose proposal was rejected. */
export const proposalRejectedMail = (
  brand: Brand,
  { firstName, candidateName, jobTitle }: Pick<ApplicationNames, 'firstName' | 'candidateName' | 'jobTitle'>,
  rejected: Refused & { proposed: ApplicationStatus; previous: ApplicationStatus },
): MailContent => {
  const [proposed, previous] = [rejected.proposed, rejected.previous].map(
    (status) => APPLICATION_STATUS_LABELS[status],
  );
  return {
    subject: `Not approved: ${proposed} for ${candidateName}`,
    heading: 'Your proposal has not been approved',
    paragraphs: [
      `Hello ${firstName},`,
      `We could not approve “${proposed}” for ${candidateName}. The application is back at “${previous}”, and the candidate has not been told.`,
    ],
    facts: [['Job', jobTitle], reasonFact(rejected)],
    quote: rejected.note,
    button: { label: 'Applicants', url: brand.url + SCREENS.applicants },
  };
};

/** An interview as mails name it. */
export interface NamedInterview {
  roundType: RoundType;
  startsAt: Date;
  mode: InterviewMode;
  location: string;
  notes: string | null;
}

export const interviewFacts = ({ roundType, startsAt, mode, location }: NamedInterview) =>
  [
    ['Round', ROUND_TYPE_LABELS[roundType]],
    ['When', `${formatDateAndTime(startsAt)} (India)`],
    ['How', INTERVIEW_MODE_LABELS[mode]],
    [mode === 'ONLINE' ? 'Link' : 'Where', location],
  ] as const;

export function interviewMail(
  brand: Brand,
  { firstName, jobTitle, companyName }: NamedApplication,
  interview: NamedInterview,
): MailContent {
  return {
    subject: `Interview on ${formatDateAndTime(interview.startsAt)}: ${jobTitle} at ${companyName}`,
    heading: 'You are invited to an interview',
    paragraphs: [`Hello ${firstName},`, `${companyName} would like to meet you about the job “${jobTitle}”.`],
    facts: interviewFacts(interview),
    quote: interview.notes,
    button: { label: 'My applications', url: brand.url + SCREENS.myApplications },
    note: 'Open the attached file to add the interview to your calendar.',
  };
}

export function interviewCancelledMail(
  brand: Brand,
  { firstName, jobTitle, companyName }: Omit<NamedApplication, 'companyName'> & { companyName: string | null },
  { roundType, startsAt }: NamedInterview,
): MailContent {
  const whose = companyName === null ? '' : ` at ${companyName}`;
  return {
    subject: `Cancelled: interview on ${formatDateAndTime(startsAt)} for ${jobTitle}${whose}`,
    heading: 'Your interview has been cancelled',
    paragraphs: [`Hello ${firstName},`, `Your interview for the job “${jobTitle}”${whose} will not take place.`],
    facts: [
      ['Round', ROUND_TYPE_LABELS[roundType]],
      ['When', `${formatDateAndTime(startsAt)} (India)`],
    ],
    button: { label: 'My applications', url: brand.url + SCREENS.myApplications },
    note: 'Open the attached file to remove the interview from your calendar.',
  };
}
