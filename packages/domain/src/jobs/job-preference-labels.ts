import { wireNames } from '../text/wire-names.js';

/** The preferences of a candidate for the next job. All are optional and do not count for a complete profile. */

export const NOTICE_PERIODS = ['IMMEDIATE', 'DAYS_15', 'DAYS_30', 'DAYS_60', 'DAYS_90'] as const;
export type NoticePeriod = (typeof NOTICE_PERIODS)[number];

export const NOTICE_PERIOD_LABELS: Readonly<Record<NoticePeriod, string>> = {
  IMMEDIATE: 'Immediately',
  DAYS_15: '15 days',
  DAYS_30: '30 days',
  DAYS_60: '60 days',
  DAYS_90: '90 days',
};

export const noticePeriodNames = wireNames<NoticePeriod>({
  IMMEDIATE: 'immediate',
  DAYS_15: '15_days',
  DAYS_30: '30_days',
  DAYS_60: '60_days',
  DAYS_90: '90_days',
});

export const OPEN_TO = ['LOOKING', 'OPEN', 'NOT_LOOKING'] as const;
export type OpenTo = (typeof OPEN_TO)[number];

export const OPEN_TO_LABELS: Readonly<Record<OpenTo, string>> = {
  LOOKING: 'Looking for a job',
  OPEN: 'Open to a good offer',
  NOT_LOOKING: 'Not looking',
};

export const openToNames = wireNames<OpenTo>({ LOOKING: 'looking', OPEN: 'open', NOT_LOOKING: 'not_looking' });

export const MAX_PREFERRED_CITIES = 5;

export const JOB_PREFERENCE_LABELS = {
  expectedSalary: 'Expected Salary',
  noticePeriod: 'Notice Period',
  preferredCities: 'Preferred Cities',
  workModes: 'Work Modes',
  openTo: 'Open To',
  statedExperienceYears: 'Years of Experience',
} as const;
