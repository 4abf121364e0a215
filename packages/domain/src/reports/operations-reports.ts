import { REJECTION_REASON_LABELS } from '../approvals/rejection-reasons.js';
import { OFFERS } from './hiring-reports.js';
import { CALENDAR_DAYS, codeColumn, codeLabel, column, MEDIAN, P90, report } from './report-definition.js';
import { APPROVAL_SUBJECT_LABELS, requestsLabel } from './report-labels.js';
import { VISIT_SOURCE_LABELS } from './visit-source.js';

const HOURS = 'From the request to the decision in whole minutes, around the clock.';
const WORKING_HOURS =
  'From the request to the decision in whole minutes, counting only Monday to Saturday from 10:00 am to 7:00 pm in India.';
const WAITING = 'Requests that are waiting now, whenever they were made';

const KIND = codeColumn('Kind', 'The subject of the requests.', APPROVAL_SUBJECT_LABELS);

export const APPROVALS = report({
  title: 'Approvals',
  definition: 'Pending requests by kind and age, and the time that decisions took in the period.',
  columns: {
    kind: KIND,
    decided: column(
      'Decided',
      'COUNT',
      'Requests that an administrator decided in the period. Requests that were never pending, such as imported companies, do not count.',
    ),
    approved: column('Approved', 'COUNT', 'The number of them that were approved.'),
    rejected: column('Rejected', 'COUNT', 'The number of them that were rejected.'),
    medianHours: column('Median hours', 'HOURS', `${HOURS} ${MEDIAN}`),
    p90Hours: column('90 % within, hours', 'HOURS', `${HOURS} ${P90}`),
    medianWorkingHours: column('Median working hours', 'HOURS', `${WORKING_HOURS} ${MEDIAN}`),
    p90WorkingHours: column('90 % within, working hours', 'HOURS', `${WORKING_HOURS} ${P90}`),
    waiting: column('Waiting', 'COUNT', `${WAITING}.`),
    waitingUpTo1Day: column('Waiting up to 1 day', 'COUNT', `${WAITING}: for 24 hours at most.`),
    waitingUpTo3Days: column('Waiting 1 to 3 days', 'COUNT', `${WAITING}: for more than 24 and at most 72 hours.`),
    waitingUpTo7Days: column('Waiting 3 to 7 days', 'COUNT', `${WAITING}: for more than three and at most seven days.`),
    waitingLonger: column('Waiting over 7 days', 'COUNT', `${WAITING}: for more than seven days.`),
  },
  keys: ['kind'],
  rowLabel: ({ kind }) => requestsLabel(kind),
  caption: 'Approvals by kind',
  tableColumns: [
    'waiting',
    'waitingUpTo1Day',
    'waitingUpTo3Days',
    'waitingUpTo7Days',
    'waitingLonger',
    'decided',
    'approved',
    'rejected',
    'medianHours',
    'p90Hours',
    'medianWorkingHours',
    'p90WorkingHours',
  ],
  numbers: ['waiting', 'waitingLonger', 'decided', 'rejected', 'medianHours', 'medianWorkingHours'],
  chart: {
    bars: {
      waitingUpTo1Day: 'good',
      waitingUpTo3Days: 'main',
      waitingUpTo7Days: 'contrast',
      waitingLonger: 'alarm',
    },
    isHorizontal: true,
  },
});

export const APPROVALS_ADMINISTRATORS = report({
  title: 'Decisions by administrator',
  definition: 'Decisions of each administrator in the period, most decisions first.',
  partOf: 'APPROVALS',
  isOfficeOnly: true,
  columns: {
    administratorId: column('Administrator', 'ID', 'The user id of the administrator who decided.'),
    administratorName: {
      ...column(
        'Name',
        'TEXT',
        "The administrator's name, for administrators only; empty once the account has been deleted.",
      ),
      isScreenOnly: true,
    },
    decided: APPROVALS.columns.decided,
    approved: APPROVALS.columns.approved,
    rejected: APPROVALS.columns.rejected,
    averageHours: column('Average hours', 'HOURS', `${HOURS} The mean.`),
    averageWorkingHours: column('Average working hours', 'HOURS', `${WORKING_HOURS} The mean.`),
  },
  keys: ['administratorId', 'administratorName'],
  rowLabel: ({ administratorId, administratorName }) => administratorName ?? `Account ${administratorId}`,
});

const REJECTED_FOR = codeColumn(
  'Reason',
  'The reason for the rejection; empty if none was given.',
  REJECTION_REASON_LABELS,
  'No reason given',
);

export const APPROVALS_REASONS = report({
  title: 'Why requests were rejected',
  definition: 'Reasons for rejections in the period, most frequent first.',
  partOf: 'APPROVALS',
  columns: {
    kind: KIND,
    reason: REJECTED_FOR,
    rejected: column('Rejected', 'COUNT', 'Requests that were rejected in the period for this reason.'),
  },
  keys: ['kind', 'reason'],
  rowLabel: ({ kind, reason }) =>
    `${requestsLabel(kind)}: ${reason === null ? 'no reason given' : codeLabel(REJECTED_FOR, reason)}`,
  heading: 'Kind and reason',
});

const SOURCE = codeColumn(
  'Source',
  'The first source of the visitor, remembered for 30 days; Invitation for applications that answer an invitation to the job; empty for records from before sources were recorded.',
  VISIT_SOURCE_LABELS,
  'Not recorded',
);

export const SOURCES = report({
  title: 'Sources',
  definition: 'The sources of visitors, and the numbers of sign-ups, applications and selections.',
  recordedFrom: 'SOURCES',
  columns: {
    source: SOURCE,
    visits: column(
      'Visits',
      'RECORDED',
      'Visits in the period. They belong to no job, so they are empty if the report is filtered by company, job, industry or city.',
    ),
    signUps: column('Sign-ups', 'RECORDED', 'Candidates who signed up in the period; empty if visits are empty.'),
    applications: column('Applications', 'COUNT', 'Applications made in the period.'),
    selected: column('Selected', 'COUNT', 'The number of these applications that have been selected until now.'),
  },
  keys: ['source'],
  rowLabel: ({ source }) => codeLabel(SOURCE, source),
  caption: 'Numbers of each source',
  numbers: ['visits', 'signUps', 'applications', 'selected'],
  chart: { bars: { signUps: 'good', applications: 'main', selected: 'contrast' }, isHorizontal: true },
});

const COMPANY_ID = column('Company', 'ID', "The company's id.");

export const CLIENT_SCORECARD = report({
  title: 'Client scorecard',
  definition: 'The results of each company: jobs, filled openings, speed of decisions, and outcomes of offers.',
  recordedFrom: 'JOININGS',
  columns: {
    companyId: COMPANY_ID,
    companyName: column('Name', 'TEXT', 'Its name; empty once it has been deleted.'),
    jobs: column('Jobs', 'COUNT', 'Jobs posted in the period.'),
    openings: column('Openings', 'COUNT', 'The openings of these jobs together.'),
    filled: column('Filled openings', 'COUNT', 'The number of these openings that have been filled until now.'),
    fillRate: column('Fill rate', 'PERCENT', 'The percentage of openings that have been filled.'),
    candidates: column(
      'Candidates',
      'COUNT',
      'Applications that were approved, and so shown to the company, in the period.',
    ),
    candidatesDecided: column(
      'Candidates decided',
      'COUNT',
      'The number of these for which the company has asked for a next step.',
    ),
    averageDaysToDecide: column(
      'Average days to decide',
      'DAYS',
      `From the day the company could see the candidate to the day it first asked for a next step, ${CALENDAR_DAYS}. The mean.`,
    ),
    hires: column('Hires', 'COUNT', 'Applications whose selection was first approved in the period.'),
    interviewsPerHire: column(
      'Interviews per hire',
      'RATIO',
      'Interviews held for these applications, divided by their number.',
    ),
    offers: column('Offers', 'COUNT', OFFERS.columns.made.definition),
    droppedOffers: column(
      'Dropped offers',
      'COUNT',
      'The number of these offers that ended with the candidate dropping out.',
    ),
  },
  keys: ['companyId', 'companyName'],
  rowLabel: ({ companyId, companyName }) => companyName ?? `Company ${companyId}, deleted`,
  caption: 'Numbers of each company',
  numbers: ['jobs', 'fillRate', 'averageDaysToDecide', 'interviewsPerHire', 'droppedOffers'],
  // More companies would make the chart unreadable. The table lists them all.
  chart: { bars: { openings: 'main', filled: 'contrast' }, isHorizontal: true, most: 12 },
});

const DAYS_OPEN = `From the day the job was first approved to the day it closed, ${CALENDAR_DAYS}.`;

export const JOBS = report({
  title: 'Jobs',
  definition:
    'The results of jobs in the period: views, applications, days open, and closings with and without a hire.',
  recordedFrom: 'JOB_VIEWS',
  columns: {
    month: column('Month', 'MONTH', 'The month in which it happened.'),
    posted: column('Posted', 'COUNT', 'Jobs posted in the period.'),
    views: column('Views', 'COUNT', 'Views of job pages in the period.'),
    applications: column('Applications', 'COUNT', 'Applications made in the period.'),
    applicationsPer100Views: column(
      'Applications per 100 views',
      'RATIO',
      'Applications of the period for 100 views of the period.',
    ),
    closed: column('Closed', 'COUNT', 'Jobs that closed in the period: taken down, or past their deadline.'),
    closedWithHire: column('Closed with a hire', 'COUNT', 'The number of them with an accepted offer.'),
    closedWithoutHire: column('Closed without a hire', 'COUNT', 'The number of them without an accepted offer.'),
    medianDaysOpen: column(
      'Median days open',
      'DAYS',
      `${DAYS_OPEN} Half of the jobs were open no longer; the mean of the two middle values when there are two.`,
    ),
    p90DaysOpen: column('90 % open at most, days', 'DAYS', `${DAYS_OPEN} Nine in ten were open no longer.`),
  },
  keys: ['month'],
  caption: 'Jobs by month',
  numbers: ['posted', 'views', 'applications', 'applicationsPer100Views', 'closed', 'closedWithHire', 'medianDaysOpen'],
  chart: {
    bars: { posted: 'good', applications: 'main', closedWithHire: 'contrast', closedWithoutHire: 'quiet' },
  },
});

export const JOBS_EACH = report({
  title: 'The latest 25 jobs posted in the period',
  definition: 'The latest 100 jobs posted in the period, the newest first. The CSV file has all of them.',
  partOf: 'JOBS',
  columns: {
    jobId: column('Job', 'ID', "The job's id."),
    title: column('Title', 'TEXT', 'Its title; empty once it has been deleted.'),
    companyId: COMPANY_ID,
    postedOn: column(
      'Posted',
      'DAY',
      'The day on which it was posted. The list has the jobs posted in the period, the newest first.',
    ),
    openings: column('Openings', 'COUNT', 'Its openings.'),
    views: column('Views', 'COUNT', 'The number of views of its page until now.'),
    applications: column('Applications', 'COUNT', 'The number of applications for it until now.'),
    hires: column('Hires', 'COUNT', 'Its accepted offers, without drop-outs.'),
    daysOpen: column(
      'Days open',
      'DAYS',
      `From the day it was first approved to the day it closed, or today, ${CALENDAR_DAYS}.`,
    ),
    isClosed: column('Closed', 'FLAG', 'True if it was taken down or its deadline has passed.'),
  },
  keys: ['jobId', 'title', 'companyId'],
  rowLabel: ({ jobId, title }) => title ?? `Job ${jobId}, deleted`,
  tableColumns: ['postedOn', 'openings', 'views', 'applications', 'hires', 'daysOpen'],
  tableRows: 25,
});
