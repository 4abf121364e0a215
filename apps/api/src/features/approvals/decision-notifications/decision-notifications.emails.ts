import { APPLICATION_STATUS_LABELS } from '@job-alert/domain/applications/application-status';
import { proposalLabel } from '@job-alert/domain/applications/decision-outcome';
import { quoteRecommendation } from '@job-alert/domain/applications/recommendation';
import { REJECTION_REASON_LABELS } from '@job-alert/domain/approvals/rejection-reasons';
import { formatDate, formatWeekdayAndTime } from '@job-alert/domain/india/calendar';
import { applicantPath, DEEP_LINKS, jobApplicantsPath } from '@job-alert/domain/portal/deep-links';
import { endSentence } from '@job-alert/domain/text/sentence';
import { groupBy } from '../../../platform/group-by.js';
import { reasonFact } from '../../mail/decision.presenter.js';
import type { Brand, EmailContent } from '../../mail/email-layout.presenter.js';
import type { NotifiedDecision } from './decision-notifications.repository.js';

interface Employer {
  id: string;
  firstName: string;
}

type Write = (brand: Brand, employer: Employer, decisions: readonly NotifiedDecision[]) => EmailContent;

const ONCE_AN_HOUR = 'New applicants are collected: you get at most one of these emails an hour.';

/** Announces new applicants to the employer. */
export const newApplicantsEmail: Write = (brand, { firstName }, applicants) => {
  const [only] = applicants;
  if (only && applicants.length === 1) {
    const { candidateName, jobTitle } = only;
    return {
      subject: `New applicant: ${candidateName} for ${jobTitle}`,
      preview: 'Read the profile and propose the next step.',
      heading: 'You have a new applicant',
      paragraphs: [
        `Hello ${firstName},`,
        `${candidateName} has applied for “${jobTitle}”. We have checked the application and passed it on to you.`,
      ],
      ...(isRecommended(only) && {
        quoteLead: `We recommend ${candidateName} for this job.`,
        quote: recommendationOf(only),
      }),
      button: { label: 'Open the application', url: brand.url + decisionPath(only) },
      note: ONCE_AN_HOUR,
    };
  }
  const jobs = [...groupBy(applicants, ({ jobId }) => jobId).values()];
  const title = jobs.length === 1 && only ? ` for ${only.jobTitle}` : '';
  return {
    subject: `${applicants.length} new applicants${title}`,
    preview: 'Read their profiles and propose the next steps.',
    heading: `You have ${applicants.length} new applicants`,
    paragraphs: [`Hello ${firstName},`, 'We have checked these applications and passed them on to you.'],
    facts: jobs.flatMap((ofJob) =>
      ofJob.slice(0, 1).map(({ jobId, jobTitle }) => {
        const count = ofJob.length === 1 ? '1 applicant' : `${ofJob.length} applicants`;
        const recommended = ofJob.filter(isRecommended).length;
        const words = recommended > 0 ? `${count}, ${recommended} recommended` : count;
        return [jobTitle, words, brand.url + jobApplicantsPath(jobId)] as const;
      }),
    ),
    button: { label: 'Applicants', url: brand.url + DEEP_LINKS.applicants },
    note: ONCE_AN_HOUR,
  };
};

const isRecommended = ({ recommendationText, recommendationRating }: NotifiedDecision): boolean =>
  recommendationText !== null || recommendationRating !== null;

const recommendationOf = ({ recommendationText: text, recommendationRating: rating }: NotifiedDecision): string =>
  quoteRecommendation({ text, rating });

/** The maximum number of decisions that an email lists one by one. It counts all of them. */
const MAX_LISTED = 20;

/** Reports one or more decisions on the employer's proposals. */
export const decisionsEmail: Write = (brand, employer, decisions) => {
  const [only] = decisions;
  if (only && decisions.length === 1) {
    return only.state === 'APPROVED' ? approvedEmail(brand, employer, only) : rejectedEmail(brand, employer, only);
  }
  const groups = groupBy(decisions, (decision) => `${decisionLabel(decision)}: ${decisionResult(decision)}`);
  const areOwn = decisions.every((decision) => colleagueOf(employer, decision) === null);
  const heading = `${decisions.length} ${areOwn ? 'of your proposals' : 'proposals'} have been decided`;
  return {
    subject: heading,
    preview: 'See what was approved and what was not.',
    heading,
    paragraphs: [
      `Hello ${employer.firstName},`,
      'The candidates of approved steps have been notified. The history of each applicant has the details.',
    ],
    facts: [
      ...[...groups.values()].flatMap((alike) =>
        alike.slice(0, 1).map((one) => [decisionLabel(one), `${alike.length} ${decisionResult(one)}`] as const),
      ),
      // The link opens the person's drawer. The name is not in the email, because the email is about several people.
      ...decisions.slice(0, MAX_LISTED).map((one) => {
        const url = brand.url + applicantPath({ ...one, name: '' });
        const colleague = colleagueOf(employer, one);
        return [
          `Application ${one.applicationId}, ${one.jobTitle}`,
          `${decisionLabel(one)}: ${decisionResult(one)}${colleague === null ? '' : `, proposed by ${colleague}`}`,
          url,
        ] as const;
      }),
    ],
    button: { label: 'Applicants', url: brand.url + DEEP_LINKS.applicants },
  };
};

/** Returns the name of a colleague who proposed the step; null for the reader's own and for administrators. */
const colleagueOf = ({ id }: Employer, { proposedById, proposedByName }: NotifiedDecision): string | null =>
  proposedById === id ? null : proposedByName;

const proposalOf = (employer: Employer, decision: NotifiedDecision): string => {
  const colleague = colleagueOf(employer, decision);
  return colleague === null ? 'Your proposal' : `The proposal of ${colleague}`;
};

function approvedEmail(brand: Brand, employer: Employer, decision: NotifiedDecision): EmailContent {
  const { candidateName, jobTitle, dateOfJoining, interviewAt, movedFrom } = decision;
  const label = decisionLabel(decision);
  return {
    subject: `Approved: ${label} for ${candidateName}`,
    preview: 'The candidate has been notified too.',
    heading: `${proposalOf(employer, decision)} has been approved`,
    paragraphs: [
      `Hello ${employer.firstName},`,
      `We have approved “${label}” for ${candidateName} and notified the candidate by email.`,
      ...(decision.proposedStatus === 'SELECTED' ? ['You will get an email when the candidate answers.'] : []),
    ],
    facts: [
      ['Job', jobTitle],
      ['When', interviewAt && formatWeekdayAndTime(interviewAt)],
      ['Previously', movedFrom && formatWeekdayAndTime(movedFrom)],
      ['Date of joining', dateOfJoining && formatDate(dateOfJoining)],
    ],
    button: { label: 'Open the application', url: brand.url + decisionPath(decision) },
  };
}

function rejectedEmail(brand: Brand, employer: Employer, decision: NotifiedDecision): EmailContent {
  const { candidateName, jobTitle, previousStatus, note } = decision;
  const label = decisionLabel(decision);
  const previous = APPLICATION_STATUS_LABELS[previousStatus ?? 'APPLIED'];
  return {
    subject: `Not approved: ${label} for ${candidateName}`,
    preview: 'See why, and propose the next step.',
    heading: `${proposalOf(employer, decision)} has not been approved`,
    paragraphs: [
      `Hello ${employer.firstName},`,
      `${endSentence(`We could not approve “${label}” for ${candidateName}`)} The application is back at “${previous}”, and the candidate has not been notified.`,
    ],
    facts: [['Job', jobTitle], reasonFact(decision)],
    quote: note,
    button: { label: 'Open the application', url: brand.url + decisionPath(decision) },
  };
}

const decisionLabel = (decision: NotifiedDecision): string =>
  proposalLabel({ ...decision, isReschedule: decision.movedFrom !== null });

/** Returns "approved", or "not approved (It is too early for this step)". */
function decisionResult({ state, reason }: NotifiedDecision): string {
  if (state === 'APPROVED') return 'approved';
  return `not approved${reason ? ` (${REJECTION_REASON_LABELS[reason]})` : ''}`;
}

const decisionPath = ({ applicationId, jobId, candidateName }: NotifiedDecision): string =>
  applicantPath({ applicationId, jobId, name: candidateName });
