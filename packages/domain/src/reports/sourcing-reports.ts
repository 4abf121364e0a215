import { INVITATION_DECLINE_LABELS, type InvitationDeclineReason } from '../sourcing/job-invitation.js';
import { APPROVALS_ADMINISTRATORS, CLIENT_SCORECARD, JOBS_EACH } from './operations-reports.js';
import { CALENDAR_DAYS, codeColumn, codeLabel, column, MEDIAN, report } from './report-definition.js';

const declinedFor = (reason: InvitationDeclineReason) =>
  column(
    `No: ${INVITATION_DECLINE_LABELS[reason]}`,
    'COUNT',
    `The number of them that were declined for the reason “${INVITATION_DECLINE_LABELS[reason]}”.`,
  );

const FIGURES = {
  invited: column(
    'Invited',
    'COUNT',
    'Invitations sent in the period. They still count when the candidate, the job or the company is deleted.',
  ),
  yes: column(
    'Yes',
    'COUNT',
    'The number of them that the candidate has answered with yes until now. A yes with an incomplete profile and an application on the page of the job count.',
  ),
  no: column('No', 'COUNT', 'The number of them that the candidate has answered with no until now.'),
  noNotLooking: declinedFor('NOT_LOOKING'),
  noPay: declinedFor('PAY'),
  noPlaceOrHours: declinedFor('PLACE_OR_HOURS'),
  noWork: declinedFor('WORK'),
  noCompany: declinedFor('COMPANY'),
  noOther: declinedFor('OTHER'),
  unanswered: column(
    'Unanswered',
    'COUNT',
    'The number of them without an answer until now, also after they have expired or the job has closed.',
  ),
  approved: column(
    'Approved',
    'COUNT',
    "The period's candidates whose application has been approved, and so shown to the company, until now. An undone approval does not count.",
  ),
  recommended: column(
    'Recommended',
    'COUNT',
    "The period's candidates who have been recommended to the company until now. A corrected recommendation counts once, for its first author and day. The undo of the approval removes it.",
  ),
  shortlisted: column(
    'Shortlisted',
    'COUNT',
    "The period's candidates whose shortlisting has been approved until now.",
  ),
  selected: column('Selected', 'COUNT', "The period's candidates whose selection has been approved until now."),
  joined: column(
    'Joined',
    'COUNT',
    "The period's candidates who have joined until now. A joining that was corrected to a drop-out does not count.",
  ),
  medianDaysToAnswer: column(
    'Median days to answer',
    'DAYS',
    `From the day of the invitation to the day of the yes or no, ${CALENDAR_DAYS}. ${MEDIAN}`,
  ),
  medianDaysToApproved: column(
    'Median days to approved',
    'DAYS',
    `From the day of the yes to the day on which the application was approved, ${CALENDAR_DAYS}. ${MEDIAN}`,
  ),
  medianDaysToShortlisted: column(
    'Median days to shortlisted',
    'DAYS',
    `From the day on which the application was approved to the day on which the shortlisting was first approved, ${CALENDAR_DAYS}. ${MEDIAN}`,
  ),
  medianDaysToJoined: column(
    'Median days to joined',
    'DAYS',
    `From the day on which the application was approved to the day of joining, ${CALENDAR_DAYS}. ${MEDIAN}`,
  ),
} as const;

/** The reasons for a no have their own table on screens. */
const TABLE_COLUMNS = [
  'invited',
  'yes',
  'no',
  'unanswered',
  'approved',
  'recommended',
  'shortlisted',
  'selected',
  'joined',
  'medianDaysToAnswer',
  'medianDaysToApproved',
  'medianDaysToShortlisted',
  'medianDaysToJoined',
] as const;

/** Employers learn of no invitation (decision 0148), so only administrators read these reports. */
const SHARED = { isOfficeOnly: true, tableColumns: TABLE_COLUMNS } as const;
const PART = { ...SHARED, partOf: 'SOURCING' } as const;

export const SOURCING = report({
  ...SHARED,
  title: 'Sourcing',
  definition:
    'Candidates whom administrators invited to a job in the period, or recommended in it without an invitation: their answers, and how far they have come until now.',
  columns: {
    month: column(
      'Month',
      'MONTH',
      'The month of the invitation; of the recommendation for candidates without an invitation.',
    ),
    ...FIGURES,
  },
  keys: ['month'],
  caption: 'Sourcing by month',
  numbers: [
    'invited',
    'yes',
    'no',
    'approved',
    'recommended',
    'shortlisted',
    'selected',
    'joined',
    'medianDaysToAnswer',
  ],
  isCompared: true,
  chart: { bars: { invited: 'quiet', yes: 'good', recommended: 'main', shortlisted: 'contrast' } },
});

export const SOURCING_ADMINISTRATORS = report({
  ...PART,
  title: 'Sourcing by administrator',
  definition:
    'Sourcing by administrator, most invitations first. A candidate whom one administrator invited and another recommended counts for both from the approval on.',
  columns: {
    administratorId: column(
      'Administrator',
      'ID',
      'The user id of the administrator who invited or recommended the candidates.',
    ),
    administratorName: APPROVALS_ADMINISTRATORS.columns.administratorName,
    ...FIGURES,
  },
  keys: ['administratorId', 'administratorName'],
  rowLabel: ({ administratorId, administratorName }) => administratorName ?? `Account ${administratorId}`,
});

const { companyId, companyName } = CLIENT_SCORECARD.columns;

export const SOURCING_COMPANIES = report({
  ...PART,
  title: 'Sourcing by company',
  definition: 'Sourcing by company, most invitations first.',
  columns: { companyId, companyName, ...FIGURES },
  keys: ['companyId', 'companyName'],
  rowLabel: ({ companyId: id, companyName: name }) => name ?? `Company ${id}, deleted`,
});

export const SOURCING_JOBS = report({
  ...PART,
  title: 'Sourcing by job',
  definition: 'Sourcing by job, most invitations first: the first 100 jobs. The CSV file has all of them.',
  columns: { jobId: JOBS_EACH.columns.jobId, title: JOBS_EACH.columns.title, companyId, companyName, ...FIGURES },
  keys: ['jobId', 'title', 'companyId', 'companyName'],
  rowLabel: ({ jobId, title, companyName: name }) => (title === null ? `Job ${jobId}, deleted` : `${title}, ${name}`),
  caption: 'Sourcing by job, the 10 with the most invitations',
  tableRows: 10,
});

const DECLINED_FOR = codeColumn('Reason', 'The reason for the no.', INVITATION_DECLINE_LABELS);

export const SOURCING_REASONS = report({
  title: 'Why invitations were declined',
  definition: "Reasons for declining the period's invitations, most frequent first.",
  partOf: 'SOURCING',
  isOfficeOnly: true,
  columns: {
    reason: DECLINED_FOR,
    declined: column('Declined', 'COUNT', "The period's invitations that were declined for this reason."),
  },
  keys: ['reason'],
  rowLabel: ({ reason }) => codeLabel(DECLINED_FOR, reason),
});
