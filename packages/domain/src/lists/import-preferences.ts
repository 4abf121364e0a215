import { parseNumberInput } from '../fields/parse-number.js';
import { isEmpty } from '../fields/text-field.js';
import { type FieldErrors, validate } from '../fields/validation.js';
import { NOTICE_PERIODS, noticePeriodNames, OPEN_TO_LABELS, openToNames } from '../jobs/job-preference-labels.js';
import { type JobPreferences, jobPreferencesSchema } from '../jobs/job-preferences.js';
import { WORK_MODE_LABELS } from '../jobs/job-labels.js';
import { workModeNames } from '../jobs/job-wire-names.js';
import type { WireNames } from '../text/wire-names.js';

/** The optional columns of a file of candidates and their fields. */
export const PREFERENCE_COLUMNS: Readonly<Record<string, keyof JobPreferences>> = {
  expected_salary: 'expectedSalary',
  notice_period: 'noticePeriod',
  preferred_cities: 'preferredCities',
  work_modes: 'workModes',
  open_to: 'openTo',
  years_of_experience: 'statedExperienceYears',
};

/** Headers of other programs for these columns, without case, spaces and punctuation. */
export const PREFERENCE_ALIASES: Readonly<Record<string, readonly string[]>> = {
  expected_salary: [
    'expectedsalary',
    'expectedctc',
    'expctc',
    'ectc',
    'salaryexpectation',
    'salaryexpected',
    'expectedpackage',
  ],
  notice_period: ['noticeperiod', 'notice', 'noticedays', 'noticeperioddays', 'noticeperiodindays', 'np'],
  preferred_cities: ['preferredcities', 'preferredcity', 'preferredlocation', 'preferredlocations'],
  work_modes: ['workmodes', 'workmode', 'preferredworkmode'],
  open_to: ['opento'],
  years_of_experience: [
    'yearsofexperience',
    'totalexperience',
    'totalexp',
    'experienceyears',
    'experienceinyears',
    'expyears',
    'expinyears',
    'yearsofexp',
  ],
};

const DAYS_OF_MONTH = 30;
const SEPARATORS = /[,;/\n]/;

/** Reads "15 days", "15", "1 month" and "Immediate". Other text is returned unchanged, so that validation rejects it. */
function readNoticePeriod(text: string): string {
  if (/^immediate(?:ly)?(?: joiner)?$/i.test(text)) return 'IMMEDIATE';
  const [, count = '', unit = ''] = /^(\d{1,3}) ?(days?|months?)?$/i.exec(text) ?? [];
  const days = Number(count) * (/^month/i.test(unit) ? DAYS_OF_MONTH : 1);
  const name = days === 0 ? 'IMMEDIATE' : `DAYS_${days}`;
  return NOTICE_PERIODS.find((period) => count !== '' && period === name) ?? noticePeriodNames.fromWire(text) ?? text;
}

const YEAR_WORDS = '(?:years?|yrs?|y)';
const MONTH_WORDS = '(?:months?|mths?|mos?|m)';
const YEARS = new RegExp(`^(\\d{1,3})(?:\\.\\d{1,2})? ?\\+? ?${YEAR_WORDS}?\\.?$`, 'i');
const YEARS_AND_MONTHS = new RegExp(`^(\\d{1,2}) ?${YEAR_WORDS}\\.?,? ?(?:and |& )?\\d{1,2} ?${MONTH_WORDS}\\.?$`, 'i');
const MONTHS = new RegExp(`^(\\d{1,3}) ?${MONTH_WORDS}\\.?$`, 'i');

/** Reads "4", "4.5 yrs", "3 years 6 months", "18 months" and "Fresher" as complete years; null for other text. */
export function readYears(text: string): number | null {
  const line = text.trim().replace(/\s+/g, ' ');
  if (/^(?:fresher|nil)$/i.test(line)) return 0;
  const years = (YEARS.exec(line) ?? YEARS_AND_MONTHS.exec(line))?.[1];
  if (years !== undefined) return Number(years);
  const months = MONTHS.exec(line)?.[1];
  return months === undefined ? null : Math.floor(Number(months) / 12);
}

/** Reads a name, its wire format or its label, in any case. */
const readName = <Name extends string>(text: string, names: WireNames<Name>, labels: Readonly<Record<Name, string>>) =>
  names.fromWire(text) ?? names.names.find((name) => labels[name].toLowerCase() === text.toLowerCase()) ?? text;

const parts = (text: string): string[] =>
  text.split(SEPARATORS).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));

/** Reads the preferences of a row. Returns undefined if it has none. */
export function readPreferences(
  texts: Readonly<Record<string, string>>,
): { ok: true; value: JobPreferences | undefined } | { ok: false; errors: FieldErrors } {
  if (Object.values(PREFERENCE_COLUMNS).every((field) => isEmpty(texts[field]))) return { ok: true, value: undefined };
  const { expectedSalary, noticePeriod, preferredCities, workModes, openTo, statedExperienceYears } = texts;
  return validate(jobPreferencesSchema, {
    expectedSalary: parseNumberInput(expectedSalary ?? ''),
    noticePeriod: readNoticePeriod(noticePeriod ?? ''),
    preferredCities: parts(preferredCities ?? ''),
    workModes: parts(workModes ?? '').map((mode) => readName(mode, workModeNames, WORK_MODE_LABELS)),
    openTo: readName(openTo ?? '', openToNames, OPEN_TO_LABELS),
    statedExperienceYears: readYears(statedExperienceYears ?? '') ?? statedExperienceYears ?? '',
  });
}
