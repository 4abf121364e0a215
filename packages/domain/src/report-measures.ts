/**
 * What a number or a column is. MONTH: the first day of a month; CODE: a word of an enum, with its label beside it; COUNT is
 * always there, and so are IDs and FLAGs (yes or no). DAYS, HOURS, PERCENT and RATIO are null when there is nothing to measure, RECORDED when nothing was recorded.
 */
export type MeasureUnit =
  | 'MONTH'
  | 'DAY'
  | 'CODE'
  | 'ID'
  | 'TEXT'
  | 'FLAG'
  | 'COUNT'
  | 'RECORDED'
  | 'DAYS'
  | 'HOURS'
  | 'PERCENT'
  | 'RATIO';

/** One number or column of a report. */
export interface Measure {
  label: string;
  unit: MeasureUnit;
  definition: string;
}

export type Measures = Readonly<Record<string, Measure>>;

export const measure = (label: string, unit: MeasureUnit, definition: string): Measure => ({ label, unit, definition });

export const MEDIAN = 'Half of them took no longer; the mean of the two middle values when there are two.';
export const P90 = 'Nine in ten took no longer.';
export const CALENDAR_DAYS = 'in calendar days in India';

export const TIME_TO_FILL = {
  month: measure('Month', 'MONTH', 'The month in which the openings were filled.'),
  filled: measure(
    'Filled openings',
    'COUNT',
    'Openings that were filled. The first accepted offer of a job fills its first opening, the second its second, and so on up to the number of its openings. An offer counts as accepted when the candidate accepts it or joins; not when a newer offer has replaced it, or the candidate has dropped out.',
  ),
  medianDays: measure(
    'Median days',
    'DAYS',
    `From the day the job was posted to the day the offer was accepted, ${CALENDAR_DAYS}. ${MEDIAN}`,
  ),
  p90Days: measure(
    '90 % within, days',
    'DAYS',
    `From the day the job was posted to the day the offer was accepted, ${CALENDAR_DAYS}. ${P90}`,
  ),
} as const satisfies Measures;

const TO_SELECTED = `From the application to the approval of the selection, ${CALENDAR_DAYS}.`;
const TO_JOINED = `From the application to the day of joining, ${CALENDAR_DAYS}.`;

export const TIME_TO_HIRE = {
  month: measure('Month', 'MONTH', 'The month of the selection, and of the joining.'),
  selected: measure('Selected', 'COUNT', 'Applications whose selection was first approved in the period.'),
  medianDaysToSelected: measure('Median days to selected', 'DAYS', `${TO_SELECTED} ${MEDIAN}`),
  p90DaysToSelected: measure('90 % selected within, days', 'DAYS', `${TO_SELECTED} ${P90}`),
  joined: measure('Joined', 'COUNT', 'Candidates who joined in the period.'),
  medianDaysToJoined: measure('Median days to joined', 'DAYS', `${TO_JOINED} ${MEDIAN}`),
  p90DaysToJoined: measure('90 % joined within, days', 'DAYS', `${TO_JOINED} ${P90}`),
} as const satisfies Measures;

export const PASS_THROUGH = {
  month: measure('Month', 'MONTH', 'The month in which the applications reached the stage.'),
  stage: measure('Stage', 'CODE', 'The stage from which the later ones are counted.'),
  laterStage: measure('Later stage', 'CODE', 'A stage that comes after it.'),
  reached: measure('Reached', 'COUNT', 'Applications for which the stage was first approved in the period.'),
  reachedLater: measure(
    'Reached the later stage',
    'COUNT',
    'How many of them have reached the later stage until now, directly or step by step.',
  ),
  percent: measure('Pass-through', 'PERCENT', 'Of 100 that reached the stage, how many have reached the later one.'),
} as const satisfies Measures;

const STAGE_DAYS = `From the approval that brought the application into the stage to the approval that took it out of it, or its withdrawal, ${CALENDAR_DAYS}.`;
const OPEN_DAYS = `From the approval that brought the application into the stage to today, ${CALENDAR_DAYS}.`;

export const STAGE_TIME = {
  stage: measure('Stage', 'CODE', 'The stage. Selected and rejected are ends, so they have no time.'),
  entered: measure('Entered', 'COUNT', 'Applications that entered the stage in the period.'),
  left: measure('Left', 'COUNT', 'How many of them have left it, for another stage or by withdrawing.'),
  medianDays: measure('Median days', 'DAYS', `${STAGE_DAYS} ${MEDIAN}`),
  p90Days: measure('90 % within, days', 'DAYS', `${STAGE_DAYS} ${P90}`),
  open: measure(
    'Still there',
    'COUNT',
    'How many of them are there now. Applications that have been deleted are neither there nor have they left.',
  ),
  medianOpenDays: measure('Median age, days', 'DAYS', `${OPEN_DAYS} ${MEDIAN}`),
  p90OpenDays: measure('90 % no older than, days', 'DAYS', `${OPEN_DAYS} ${P90}`),
} as const satisfies Measures;

const HOURS = 'From the request to the decision in whole minutes, around the clock.';
const WORKING_HOURS =
  'From the request to the decision in whole minutes, counting only Monday to Saturday from 10:00 to 19:00 in India.';
const WAITING = 'Requests that are waiting now, whenever they were made';

export const APPROVALS = {
  kind: measure('Kind', 'CODE', 'What the requests are about.'),
  decided: measure(
    'Decided',
    'COUNT',
    'Requests that an administrator decided in the period. Those that never waited, such as imported companies, do not count.',
  ),
  approved: measure('Approved', 'COUNT', 'How many of them were approved.'),
  rejected: measure('Rejected', 'COUNT', 'How many of them were rejected.'),
  medianHours: measure('Median hours', 'HOURS', `${HOURS} ${MEDIAN}`),
  p90Hours: measure('90 % within, hours', 'HOURS', `${HOURS} ${P90}`),
  medianWorkingHours: measure('Median working hours', 'HOURS', `${WORKING_HOURS} ${MEDIAN}`),
  p90WorkingHours: measure('90 % within, working hours', 'HOURS', `${WORKING_HOURS} ${P90}`),
  waiting: measure('Waiting', 'COUNT', `${WAITING}.`),
  waitingUpTo1Day: measure('Waiting up to 1 day', 'COUNT', `${WAITING}: for 24 hours at most.`),
  waitingUpTo3Days: measure('Waiting 1 to 3 days', 'COUNT', `${WAITING}: for more than 24 and at most 72 hours.`),
  waitingUpTo7Days: measure('Waiting 3 to 7 days', 'COUNT', `${WAITING}: for more than three and at most seven days.`),
  waitingLonger: measure('Waiting over 7 days', 'COUNT', `${WAITING}: for more than seven days.`),
} as const satisfies Measures;

export const APPROVALS_ADMINISTRATORS = {
  administratorId: measure('Administrator', 'ID', 'The user id of the administrator who decided.'),
  decided: APPROVALS.decided,
  approved: APPROVALS.approved,
  rejected: APPROVALS.rejected,
  averageHours: measure('Average hours', 'HOURS', `${HOURS} The mean.`),
  averageWorkingHours: measure('Average working hours', 'HOURS', `${WORKING_HOURS} The mean.`),
} as const satisfies Measures;

export const APPROVALS_REASONS = {
  kind: APPROVALS.kind,
  reason: measure('Reason', 'CODE', 'Why they were rejected; empty when no reason was given.'),
  rejected: measure('Rejected', 'COUNT', 'Requests that were rejected in the period for this reason.'),
} as const satisfies Measures;
