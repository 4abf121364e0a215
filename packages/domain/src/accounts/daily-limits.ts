import { formatDateAndTime } from '../india/calendar.js';

/** Actions that are limited per account and 24 hours because someone has to review them or because they are expensive. */
export const DAILY_ACTIONS = [
  'JOB_OF_NEW_COMPANY',
  'JOB',
  'JOB_EDIT',
  'PROPOSAL',
  'INTERVIEW',
  'APPLICATION',
  'INVITATION',
  'MEMBER_INVITATION',
  'JOIN_REQUEST',
  'VERIFICATION',
  'EMAIL_CHANGE',
  'MAIL_TO_ADDRESS',
  'NOTICE_TO_ADDRESS',
  'RECEIPT_TO_ADDRESS',
  'CONTACT_MESSAGE',
  'RESUME',
  'REPORT_LINK',
  'API_CLIENT',
] as const;
export type DailyAction = (typeof DAILY_ACTIONS)[number];

/** The number of actions: the name of the operator's setting, or a constant. */
export const DAILY_COUNTS = {
  JOB_OF_NEW_COMPANY: 'JOBS_PER_DAY_UNAPPROVED',
  JOB: 'JOBS_PER_DAY',
  JOB_EDIT: 'JOB_EDITS_PER_DAY',
  PROPOSAL: 'PROPOSALS_PER_DAY',
  INTERVIEW: 'INTERVIEWS_PER_DAY',
  APPLICATION: 'APPLICATIONS_PER_DAY',
  // These protect one person and one mailbox, whatever the number of users.
  INVITATION: 5,
  MEMBER_INVITATION: 40,
  // The owner of the company gets an email about each.
  JOIN_REQUEST: 10,
  VERIFICATION: 5,
  EMAIL_CHANGE: 5,
  // Enough for the welcome email and all VERIFICATION links of one account.
  MAIL_TO_ADDRESS: 6,
  NOTICE_TO_ADDRESS: 6,
  RECEIPT_TO_ADDRESS: 6,
  CONTACT_MESSAGE: 20,
  RESUME: 20,
  REPORT_LINK: 20,
  API_CLIENT: 20,
} as const satisfies Readonly<Record<DailyAction, string | number>>;

const RULES: Readonly<Record<DailyAction, (count: number) => string>> = {
  JOB_OF_NEW_COMPANY: (count) => `Until your company is approved, you can post ${jobs(count)} in 24 hours.`,
  JOB: (count) => `You can post ${jobs(count)} in 24 hours.`,
  JOB_EDIT: (count) => `You can change jobs ${times(count)} in 24 hours.`,
  PROPOSAL: (count) => `You can propose ${count === 1 ? 'one change' : `${count} changes`} in 24 hours.`,
  INTERVIEW: (count) => `You can schedule ${count === 1 ? 'one interview' : `${count} interviews`} in 24 hours.`,
  APPLICATION: (count) => `You can apply for ${jobs(count)} in 24 hours.`,
  INVITATION: (count) => `The same person can be invited ${times(count)} in 24 hours.`,
  MEMBER_INVITATION: (count) => `You can invite ${count === 1 ? 'one colleague' : `${count} colleagues`} in 24 hours.`,
  JOIN_REQUEST: (count) => `A company can be asked ${times(count)} in 24 hours.`,
  VERIFICATION: (count) => `You can request a new link ${times(count)} in 24 hours.`,
  EMAIL_CHANGE: (count) => `You can request an email change ${times(count)} in 24 hours.`,
  MAIL_TO_ADDRESS: (count) => `We email an address that is not confirmed ${times(count)} in 24 hours.`,
  NOTICE_TO_ADDRESS: (count) => `We send notices to an address that is not confirmed ${times(count)} in 24 hours.`,
  RECEIPT_TO_ADDRESS: (count) => `We send receipts to an address that is not confirmed ${times(count)} in 24 hours.`,
  CONTACT_MESSAGE: (count) => `You can send ${count === 1 ? 'one message' : `${count} messages`} in 24 hours.`,
  RESUME: (count) => `A resume can be read ${times(count)} in 24 hours.`,
  REPORT_LINK: (count) => `You can create ${count === 1 ? 'one link' : `${count} links`} in 24 hours.`,
  API_CLIENT: (count) => `You can create ${count === 1 ? 'one key' : `${count} keys`} in 24 hours.`,
};

/** The error message of a reached limit, with the time at which the action is allowed again. */
export const dailyLimitReached = (action: DailyAction, count: number, again: Date): string =>
  `${RULES[action](count)} Please try again after ${formatDateAndTime(again)}.`;

const jobs = (count: number): string => (count === 1 ? 'one job' : `${count} jobs`);
const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);
