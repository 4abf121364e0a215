import { APPLICATION_STATUS_LABELS } from '../applications/application-status.js';
import { DECLINE_REASON_LABELS } from '../applications/offer-answer.js';
import { CALENDAR_DAYS, codeColumn, codeLabel, column, MEDIAN, P90, report } from './report-definition.js';

export const TIME_TO_FILL = report({
  title: 'Time to fill',
  definition:
    'The time to fill an opening, from posting the job to the accepted offer, for openings filled in the period.',
  columns: {
    month: column('Month', 'MONTH', 'The month in which the openings were filled.'),
    filled: column(
      'Filled openings',
      'COUNT',
      'Openings that were filled. The first accepted offer of a job fills its first opening, the second its second, and so on up to the number of its openings. An offer counts as accepted when the candidate accepts it or joins; not when a newer offer has replaced it, or the candidate has dropped out.',
    ),
    medianDays: column(
      'Median days',
      'DAYS',
      `From the day the job was posted to the day the offer was accepted, ${CALENDAR_DAYS}. ${MEDIAN}`,
    ),
    p90Days: column(
      '90 % within, days',
      'DAYS',
      `From the day the job was posted to the day the offer was accepted, ${CALENDAR_DAYS}. ${P90}`,
    ),
  },
  keys: ['month'],
  caption: 'Time to fill by month',
  numbers: ['filled', 'medianDays', 'p90Days'],
  isCompared: true,
  chart: { bars: { medianDays: 'main', p90Days: 'contrast' } },
});

const TO_SELECTED = `From the application to the approval of the selection, ${CALENDAR_DAYS}.`;
const TO_JOINED = `From the application to the day of joining, ${CALENDAR_DAYS}.`;

export const TIME_TO_HIRE = report({
  title: 'Time to hire',
  definition:
    'The time from application to approved selection and to joining, for selections and joinings in the period.',
  recordedFrom: 'JOININGS',
  columns: {
    month: column('Month', 'MONTH', 'The month of the selection, and of the joining.'),
    selected: column('Selected', 'COUNT', 'Applications whose selection was first approved in the period.'),
    medianDaysToSelected: column('Median days to selected', 'DAYS', `${TO_SELECTED} ${MEDIAN}`),
    p90DaysToSelected: column('90 % selected within, days', 'DAYS', `${TO_SELECTED} ${P90}`),
    joined: column('Joined', 'COUNT', 'Candidates who joined in the period.'),
    medianDaysToJoined: column('Median days to joined', 'DAYS', `${TO_JOINED} ${MEDIAN}`),
    p90DaysToJoined: column('90 % joined within, days', 'DAYS', `${TO_JOINED} ${P90}`),
  },
  keys: ['month'],
  caption: 'Time to hire by month',
  numbers: ['selected', 'medianDaysToSelected', 'joined', 'medianDaysToJoined'],
  isCompared: true,
  chart: { bars: { medianDaysToSelected: 'main', medianDaysToJoined: 'contrast' } },
});

const STAGE = codeColumn('Stage', 'The stage from which the later ones are counted.', APPLICATION_STATUS_LABELS);

export const PASS_THROUGH = report({
  title: 'Pass-through',
  definition:
    'The number of applications that reached a stage in the period, and how many of them have reached each later stage until now.',
  columns: {
    month: column('Month', 'MONTH', 'The month in which the applications reached the stage.'),
    stage: STAGE,
    laterStage: codeColumn('Later stage', 'A stage that comes after it.', APPLICATION_STATUS_LABELS),
    reached: column('Reached', 'COUNT', 'Applications for which the stage was first approved in the period.'),
    reachedLater: column(
      'Reached the later stage',
      'COUNT',
      'The number of them that have reached the later stage until now, directly or step by step.',
    ),
    percent: column(
      'Pass-through',
      'PERCENT',
      'The percentage of applications at the stage that have reached the later one.',
    ),
  },
  keys: ['month', 'stage', 'laterStage'],
  rowLabel: ({ stage, laterStage }) => `${codeLabel(STAGE, stage)} → ${codeLabel(STAGE, laterStage)}`,
  caption: 'Pass-through by step',
  heading: 'Step',
  isSummaryShown: true,
  byMonth: { caption: 'Pass-through by month', value: 'percent' },
  numbers: {
    percent: 'percent',
    share: 'reachedLater',
    whole: 'reached',
    has: ({ stage }) => stage === 'APPLIED',
  },
  chart: { bars: { percent: 'main' }, isHorizontal: true },
});

const STAGE_DAYS = `From the approval that brought the application into the stage to the approval that took it out of it, or its withdrawal, ${CALENDAR_DAYS}.`;
const OPEN_DAYS = `From the approval that brought the application into the stage to today, ${CALENDAR_DAYS}.`;

export const STAGE_TIME = report({
  title: 'Time in stage',
  definition:
    'The time that applications stayed in a stage that they entered in the period, and the age of those that are still in it.',
  columns: {
    stage: codeColumn(
      'Stage',
      'The stage. Selected and rejected are ends, so they have no time.',
      APPLICATION_STATUS_LABELS,
    ),
    entered: column('Entered', 'COUNT', 'Applications that entered the stage in the period.'),
    left: column('Left', 'COUNT', 'The number of them that have left it, for another stage or by withdrawing.'),
    medianDays: column('Median days', 'DAYS', `${STAGE_DAYS} ${MEDIAN}`),
    p90Days: column('90 % within, days', 'DAYS', `${STAGE_DAYS} ${P90}`),
    open: column(
      'Still there',
      'COUNT',
      'The number of them that are in it now. Deleted applications count neither here nor as left.',
    ),
    medianOpenDays: column('Median age, days', 'DAYS', `${OPEN_DAYS} ${MEDIAN}`),
    p90OpenDays: column('90 % no older than, days', 'DAYS', `${OPEN_DAYS} ${P90}`),
  },
  keys: ['stage'],
  rowLabel: ({ stage }) => codeLabel(STAGE, stage),
  caption: 'Time in each stage',
  numbers: ['entered', 'left', 'open'],
  chart: { bars: { medianDays: 'main', medianOpenDays: 'contrast' }, isHorizontal: true },
});

const TO_ANSWER = `From the day the offer was made to the day it was accepted or declined, ${CALENDAR_DAYS}.`;

export const OFFERS = report({
  title: 'Offers',
  definition: 'The outcomes of offers made in the period: answers, and candidates who joined.',
  recordedFrom: 'JOININGS',
  columns: {
    month: column('Month', 'MONTH', 'The month in which the offers were made.'),
    made: column(
      'Made',
      'COUNT',
      'Offers whose selection was approved in the period. If an application had several, only the latest counts.',
    ),
    accepted: column('Accepted', 'COUNT', 'The number of them that the candidate has accepted.'),
    declined: column('Declined', 'COUNT', 'The number of them that the candidate has declined.'),
    unanswered: column(
      'Unanswered',
      'COUNT',
      'The number of them that were neither accepted nor declined. Asking for another date leaves an offer open.',
    ),
    medianDaysToAnswer: column('Median days to answer', 'DAYS', `${TO_ANSWER} ${MEDIAN}`),
    p90DaysToAnswer: column('90 % answered within, days', 'DAYS', `${TO_ANSWER} ${P90}`),
    joined: column('Joined', 'COUNT', 'The number of these candidates who have joined.'),
    dropped: column('Dropped', 'COUNT', 'The number of these candidates who dropped out before joining.'),
    postponed: column(
      'Postponed',
      'COUNT',
      'The number of these candidates who have postponed the date of joining and not joined yet.',
    ),
  },
  keys: ['month'],
  caption: 'Offers by month',
  numbers: ['made', 'accepted', 'declined', 'medianDaysToAnswer', 'joined', 'dropped'],
  isCompared: true,
  chart: { bars: { accepted: 'good', declined: 'contrast', unanswered: 'quiet' } },
});

const DECLINED_FOR = codeColumn(
  'Reason',
  'The reason for declining; empty if none was given.',
  DECLINE_REASON_LABELS,
  'No reason given',
);

export const OFFERS_REASONS = report({
  title: 'Why offers were declined',
  definition: "Reasons for declining the period's offers, most frequent first.",
  partOf: 'OFFERS',
  columns: {
    reason: DECLINED_FOR,
    declined: column('Declined', 'COUNT', "The period's offers that were declined for this reason."),
  },
  keys: ['reason'],
  rowLabel: ({ reason }) => codeLabel(DECLINED_FOR, reason),
});

const NOTICE = `From the approval of the interview to its day, ${CALENDAR_DAYS}.`;

export const INTERVIEWS = report({
  title: 'Interviews',
  definition:
    'The interviews planned for the period: their outcomes, the notice that candidates had, and the rounds per hire.',
  columns: {
    month: column(
      'Month',
      'MONTH',
      'The month for which the interviews were planned, and of the selections for rounds per hire.',
    ),
    scheduled: column(
      'Scheduled',
      'COUNT',
      'Approved interviews whose planned time is in the period, regardless of their outcome.',
    ),
    held: column('Held', 'COUNT', 'The number of them that took place.'),
    noShows: column('No-shows', 'COUNT', 'The number of them that the candidate did not attend.'),
    moved: column('Moved', 'COUNT', 'The number of them that were moved to another time.'),
    cancelled: column('Cancelled', 'COUNT', 'The number of them that were cancelled.'),
    medianNoticeDays: column(
      'Median days of notice',
      'DAYS',
      `${NOTICE} Half of the candidates had no more; the mean of the two middle values when there are two.`,
    ),
    p90NoticeDays: column('90 % have at most, days', 'DAYS', `${NOTICE} Nine in ten had no more.`),
    hires: column('Hires', 'COUNT', 'Applications whose selection was first approved in the period.'),
    roundsPerHire: column(
      'Rounds per hire',
      'RATIO',
      'Interviews held for these applications, divided by their number.',
    ),
  },
  keys: ['month'],
  caption: 'Interviews by month',
  numbers: ['scheduled', 'held', 'noShows', 'medianNoticeDays', 'roundsPerHire'],
  isCompared: true,
  chart: { bars: { scheduled: 'main', held: 'good', noShows: 'contrast', cancelled: 'quiet' } },
});
