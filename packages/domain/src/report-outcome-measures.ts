import { CALENDAR_DAYS, MEDIAN, measure, type Measures, P90 } from './report-measures.js';

export const SOURCES = {
  source: measure(
    'Source',
    'CODE',
    'Where the visitor came from first, kept for 30 days; empty for what was made before sources were recorded.',
  ),
  visits: measure(
    'Visits',
    'RECORDED',
    'Visits in the period. They belong to no job, so they are empty when the report is narrowed to a company, job, industry or city.',
  ),
  signUps: measure('Sign-ups', 'RECORDED', 'Candidates who signed up in the period; empty where visits are.'),
  applications: measure('Applications', 'COUNT', 'Applications made in the period.'),
  selected: measure('Selected', 'COUNT', 'How many of these applications have been selected until now.'),
} as const satisfies Measures;

const TO_ANSWER = `From the day the offer was made to the day it was accepted or declined, ${CALENDAR_DAYS}.`;

export const OFFERS = {
  month: measure('Month', 'MONTH', 'The month in which the offers were made.'),
  made: measure(
    'Made',
    'COUNT',
    'Offers whose selection was approved in the period. Of several to one application only the latest counts.',
  ),
  accepted: measure('Accepted', 'COUNT', 'How many of them the candidate has accepted.'),
  declined: measure('Declined', 'COUNT', 'How many of them the candidate has declined.'),
  unanswered: measure(
    'Unanswered',
    'COUNT',
    'How many of them were neither accepted nor declined; asking for another date leaves an offer open.',
  ),
  medianDaysToAnswer: measure('Median days to answer', 'DAYS', `${TO_ANSWER} ${MEDIAN}`),
  p90DaysToAnswer: measure('90 % answered within, days', 'DAYS', `${TO_ANSWER} ${P90}`),
  joined: measure('Joined', 'COUNT', 'How many of these candidates have joined.'),
  dropped: measure('Dropped', 'COUNT', 'How many of these candidates have dropped out before joining.'),
  postponed: measure(
    'Postponed',
    'COUNT',
    'How many of these candidates have put off the day of joining and not joined yet.',
  ),
} as const satisfies Measures;

export const OFFERS_REASONS = {
  reason: measure('Reason', 'CODE', 'Why they were declined; empty when no reason was given.'),
  declined: measure('Declined', 'COUNT', "The period's offers that were declined for this reason."),
} as const satisfies Measures;

const NOTICE = `From the approval of the interview to its day, ${CALENDAR_DAYS}.`;

export const INTERVIEWS = {
  month: measure(
    'Month',
    'MONTH',
    'The month for which the interviews were planned, and of the selections for rounds per hire.',
  ),
  scheduled: measure(
    'Scheduled',
    'COUNT',
    'Approved interviews whose planned time lies in the period, whatever became of them.',
  ),
  held: measure('Held', 'COUNT', 'How many of them took place.'),
  noShows: measure('No-shows', 'COUNT', 'How many of them the candidate did not attend.'),
  moved: measure('Moved', 'COUNT', 'How many of them were moved to another time.'),
  cancelled: measure('Cancelled', 'COUNT', 'How many of them were cancelled.'),
  medianNoticeDays: measure(
    'Median days of notice',
    'DAYS',
    `${NOTICE} Half of the candidates had no more; the mean of the two middle values when there are two.`,
  ),
  p90NoticeDays: measure('90 % have at most, days', 'DAYS', `${NOTICE} Nine in ten had no more.`),
  hires: measure('Hires', 'COUNT', 'Applications whose selection was first approved in the period.'),
  roundsPerHire: measure(
    'Rounds per hire',
    'RATIO',
    'Interviews held for these applications, divided by their number.',
  ),
} as const satisfies Measures;

export const CLIENT_SCORECARD = {
  companyId: measure('Company', 'ID', "The company's id."),
  companyName: measure('Name', 'TEXT', 'Its name; empty once it has been deleted.'),
  jobs: measure('Jobs', 'COUNT', 'Jobs posted in the period.'),
  openings: measure('Openings', 'COUNT', 'The openings of these jobs together.'),
  filled: measure('Filled openings', 'COUNT', 'How many of these openings have been filled until now.'),
  fillRate: measure('Fill rate', 'PERCENT', 'Of 100 openings, how many have been filled.'),
  candidates: measure(
    'Candidates',
    'COUNT',
    'Applications that were approved, and so shown to the company, in the period.',
  ),
  candidatesDecided: measure(
    'Candidates decided',
    'COUNT',
    'For how many of these the company has asked for a next step.',
  ),
  averageDaysToDecide: measure(
    'Average days to decide',
    'DAYS',
    `From the day the company could see the candidate to the day it first asked for a next step, ${CALENDAR_DAYS}. The mean.`,
  ),
  hires: measure('Hires', 'COUNT', 'Applications whose selection was first approved in the period.'),
  interviewsPerHire: measure(
    'Interviews per hire',
    'RATIO',
    'Interviews held for these applications, divided by their number.',
  ),
  offers: measure('Offers', 'COUNT', OFFERS.made.definition),
  droppedOffers: measure('Dropped offers', 'COUNT', 'How many of these offers ended with the candidate dropping out.'),
} as const satisfies Measures;

const DAYS_OPEN = `From the day the job was first approved to the day it closed, ${CALENDAR_DAYS}.`;

export const JOBS = {
  month: measure('Month', 'MONTH', 'The month in which it happened.'),
  posted: measure('Posted', 'COUNT', 'Jobs posted in the period.'),
  views: measure('Views', 'COUNT', 'Views of job pages in the period.'),
  applications: measure('Applications', 'COUNT', 'Applications made in the period.'),
  applicationsPer100Views: measure(
    'Applications per 100 views',
    'RATIO',
    'Applications of the period for 100 views of the period.',
  ),
  closed: measure('Closed', 'COUNT', 'Jobs that closed in the period: taken off, or their last day has passed.'),
  closedWithHire: measure('Closed with a hire', 'COUNT', 'How many of them have an accepted offer.'),
  closedWithoutHire: measure('Closed without a hire', 'COUNT', 'How many of them have none.'),
  medianDaysOpen: measure(
    'Median days open',
    'DAYS',
    `${DAYS_OPEN} Half of the jobs were open no longer; the mean of the two middle values when there are two.`,
  ),
  p90DaysOpen: measure('90 % open at most, days', 'DAYS', `${DAYS_OPEN} Nine in ten were open no longer.`),
} as const satisfies Measures;

export const JOBS_EACH = {
  jobId: measure('Job', 'ID', "The job's id."),
  title: measure('Title', 'TEXT', 'Its title; empty once it has been deleted.'),
  companyId: CLIENT_SCORECARD.companyId,
  postedOn: measure(
    'Posted',
    'DAY',
    'The day on which it was posted. The list has the jobs posted in the period, the newest first.',
  ),
  openings: measure('Openings', 'COUNT', 'Its openings.'),
  views: measure('Views', 'COUNT', 'How often its page has been viewed until now.'),
  applications: measure('Applications', 'COUNT', 'How many applications it has had until now.'),
  hires: measure('Hires', 'COUNT', 'Its accepted offers without those who dropped out.'),
  daysOpen: measure(
    'Days open',
    'DAYS',
    `From the day it was first approved to the day it closed, or today, ${CALENDAR_DAYS}.`,
  ),
  isClosed: measure('Closed', 'FLAG', 'Whether it was taken off or its last day has passed.'),
} as const satisfies Measures;
