import { daysBetween } from '../india/calendar.js';
import { EXPERIENCE_BAND_LABELS } from '../jobs/job-bands.js';
import { WORK_MODE_LABELS } from '../jobs/job-labels.js';
import { NOTICE_PERIOD_LABELS, OPEN_TO_LABELS } from '../jobs/job-preference-labels.js';
import {
  type CandidateActivity,
  type CandidateExperience,
  type CandidateNoticePeriod,
  type CandidateOpenTo,
  type CandidateQualification,
  type CandidateWorkMode,
  candidateActivity,
  type TermField,
} from './candidate-search.js';

/** The filters' choices in the order of the screen. Unknown is the last one. */
export const CANDIDATE_EXPERIENCE_LABELS: Readonly<Record<CandidateExperience, string>> = {
  ...EXPERIENCE_BAND_LABELS,
  FRESHER: 'Less than a year',
  UNKNOWN: 'Unknown',
};

export const CANDIDATE_QUALIFICATION_LABELS: Readonly<Record<CandidateQualification, string>> = {
  DOCTORATE: 'Doctorate',
  POSTGRADUATE: 'Postgraduate',
  GRADUATE: 'Graduate',
  DIPLOMA: 'Diploma or ITI',
  TWELFTH: '12th standard',
  TENTH: '10th standard',
  OTHER: 'Another qualification',
  UNKNOWN: 'Unknown',
};

export const CANDIDATE_ACTIVITY_LABELS: Readonly<Record<CandidateActivity, string>> = {
  WEEK: 'Active this week',
  MONTH: 'Active this month',
  QUARTER: 'Active in 3 months',
  YEAR: 'Active in a year',
  OLDER: 'Active over a year ago',
  UNKNOWN: 'Not logged in yet',
};

export const CANDIDATE_NOTICE_PERIOD_LABELS: Readonly<Record<CandidateNoticePeriod, string>> = {
  ...NOTICE_PERIOD_LABELS,
  UNKNOWN: 'Unknown',
};

export const CANDIDATE_OPEN_TO_LABELS: Readonly<Record<CandidateOpenTo, string>> = {
  ...OPEN_TO_LABELS,
  UNKNOWN: 'Unknown',
};

export const CANDIDATE_WORK_MODE_LABELS: Readonly<Record<CandidateWorkMode, string>> = {
  ...WORK_MODE_LABELS,
  UNKNOWN: 'Unknown',
};

export const RESUME_CHOICE_LABELS: Readonly<Record<'YES' | 'NO', string>> = {
  YES: 'With a resume',
  NO: 'Without a resume',
};

/** Formats a day of activity, such as "Active this week". */
export const lastActiveText = (lastActiveOn: string | null, today: string): string =>
  CANDIDATE_ACTIVITY_LABELS[candidateActivity(lastActiveOn === null ? null : daysBetween(lastActiveOn, today))];

const count = (number: number, unit: string): string => `${number} ${number === 1 ? unit : `${unit}s`}`;

/** Formats months of experience: "4 years 2 months", "Less than a year", "Experience unknown". */
export function experienceText(months: number | null): string {
  if (months === null) return 'Experience unknown';
  const years = Math.floor(months / 12);
  if (years === 0) return CANDIDATE_EXPERIENCE_LABELS.FRESHER;
  return months % 12 === 0 ? count(years, 'year') : `${count(years, 'year')} ${count(months % 12, 'month')}`;
}

const PLACES: Readonly<Record<TermField, string>> = {
  TITLE: 'in job titles',
  SKILL: 'in skills',
  QUALIFICATION: 'in qualifications',
  COMPANY: 'in companies and schools',
  PLACE: 'in the place',
  RESUME: 'in the resume',
};

/** An entry of a search and the parts of a candidate with its words, the most relevant first. */
interface FoundEntry {
  text: string;
  fields: readonly TermField[];
}

/** Says where the entries of a search were found: "Tally, GST in skills · similar work to accountant". */
export function foundText(entries: readonly FoundEntry[]): string {
  const places = new Map<TermField | undefined, string[]>();
  for (const {
    text,
    fields: [best],
  } of entries)
    places.set(best, [...(places.get(best) ?? []), text]);
  return [...places]
    .map(([place, texts]) => {
      const named = texts.join(', ');
      return place === undefined ? `similar work to ${named}` : `${named} ${PLACES[place]}`;
    })
    .join(' · ');
}
