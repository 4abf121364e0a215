import * as z from 'zod';
import { requiredLine } from '../fields/fields.js';
import { addDays, instantInIndia, startOfWeek, todayInIndia } from '../india/calendar.js';
import { cleanLine } from '../text/plain-text.js';
import { EXPERIENCE_BANDS, SALARY_BANDS } from './job-bands.js';
import { JOB_TYPES, WORK_MODES } from './job-labels.js';
import { JOB_LIMITS } from './job-limits.js';

export const JOB_ALERT_FREQUENCIES = ['AT_ONCE', 'DAILY', 'WEEKLY'] as const;
export type JobAlertFrequency = (typeof JOB_ALERT_FREQUENCIES)[number];

export const JOB_ALERT_LABELS: Readonly<Record<JobAlertFrequency, string>> = {
  AT_ONCE: 'At once',
  DAILY: 'Every day at 9:00 am',
  WEEKLY: 'Every Monday at 9:00 am',
};

/**
 * PAUSED: by the candidate, in the portal or by the link in an email. UNVERIFIED and REFUSED: no emails until the
 * address works.
 */
const JOB_ALERT_STATES = ['ACTIVE', 'PAUSED', 'UNVERIFIED', 'REFUSED'] as const;
export type JobAlertState = (typeof JOB_ALERT_STATES)[number];

export const MAX_JOB_ALERTS = 10;
export const JOBS_PER_ALERT = 10;

export const JOB_ALERT_NAME_MAX = 60;
const SENT_AT = '09:00';
const MIN_EMAIL_INTERVAL_MS = 15 * 60_000;
const MAX_CHOICES = 20;

export const JOB_ALERT_MESSAGES = {
  tooMany: `You can have at most ${MAX_JOB_ALERTS} job alerts. Delete one first.`,
  otherFilter: 'Job alerts do not support this filter.',
} as const;

/**
 * Returns when an alert is due after its creation or last email: at nine in India, or a quarter of an hour after the
 * last email.
 */
export function nextAlertAt(frequency: JobAlertFrequency, now: Date): Date {
  if (frequency === 'AT_ONCE') return new Date(now.getTime() + MIN_EMAIL_INTERVAL_MS);
  const today = todayInIndia(now);
  const [day, step] = frequency === 'DAILY' ? [today, 1] : [startOfWeek(today), 7];
  const due = instantInIndia(day, SENT_AT);
  return due > now ? due : instantInIndia(addDays(day, step), SENT_AT);
}

/** Returns the state of an alert. The longest lasting reason for not sending comes first. */
export function jobAlertState(alert: { isPaused: boolean; isVerified: boolean; isRefused: boolean }): JobAlertState {
  if (alert.isPaused) return 'PAUSED';
  if (!alert.isVerified) return 'UNVERIFIED';
  return alert.isRefused ? 'REFUSED' : 'ACTIVE';
}

const line = z.string().transform(cleanLine);
const words = (label: string) => line.pipe(z.string().max(200, `${label} must be at most 200 characters.`)).nullish();
const choices = <Choice extends string>(values: readonly [Choice, ...Choice[]]) =>
  z.array(z.enum(values)).max(MAX_CHOICES).nullish();
const names = (label: string) =>
  z
    .array(line.pipe(z.string().min(1).max(150, `${label} must be at most 150 characters.`)))
    .max(MAX_CHOICES, `Choose at most ${MAX_CHOICES}.`)
    .nullish();
const years = 'Experience must be from 0 to 99 years.';
const none = z.null({ error: JOB_ALERT_MESSAGES.otherFilter }).optional();

const jobAlertFilterSchema = z.object({
  query: words('Job Title'),
  location: words('Location'),
  experience: z.int(years).min(0, years).max(99, years).nullish(),
  experienceBands: choices(EXPERIENCE_BANDS),
  jobTypes: choices(JOB_TYPES),
  workModes: choices(WORK_MODES),
  industries: names('Industry'),
  cities: names('City'),
  salaryBands: choices(SALARY_BANDS),
  companyId: none,
  minSalary: z.int().min(1).max(JOB_LIMITS.salary).nullish(),
  postedAfter: none,
});

const name = requiredLine('Name', JOB_ALERT_NAME_MAX);

export const jobAlertSchema = z.object({
  name,
  frequency: z.enum(JOB_ALERT_FREQUENCIES),
  filter: jobAlertFilterSchema,
});

/** Absent fields remain unchanged. */
export const jobAlertChangesSchema = z.object({
  name: name.nullish(),
  frequency: z.enum(JOB_ALERT_FREQUENCIES).nullish(),
  isPaused: z.boolean().nullish(),
});
