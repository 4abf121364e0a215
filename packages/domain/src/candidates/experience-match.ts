import { EXPERIENCE_LEVEL_LABELS, type ExperienceLevel } from './experience-level.js';
import { addDays } from '../india/calendar.js';

/** A period of employment; without an end it lasts until today. */
interface WorkPeriod {
  fromDate: string;
  toDate: string | null;
}

interface Worked {
  experienceLevel: ExperienceLevel;
  experiences: readonly WorkPeriod[];
}

const DAY = 24 * 60 * 60_000;
const DAYS_OF_YEAR = 365.25;
const MONTHS_OF_YEAR = 12;
/** Days that a period may lack of a whole month or year, since months and years have different lengths. */
const LEEWAY = 2;

/** Returns the whole months of experience. Overlapping jobs count once, and gaps between jobs do not count. */
export function monthsWorked(periods: readonly WorkPeriod[], today: string): number {
  let days = 0;
  let countedUntil = '';
  for (const { fromDate, toDate } of periods.toSorted((a, b) => a.fromDate.localeCompare(b.fromDate))) {
    const from = fromDate > countedUntil ? fromDate : countedUntil;
    const until = addDays(toDate === null || toDate > today ? today : toDate, 1);
    if (until <= from) continue;
    days += Math.round((Date.parse(until) - Date.parse(from)) / DAY);
    countedUntil = until;
  }
  return Math.floor(((days + LEEWAY) / DAYS_OF_YEAR) * MONTHS_OF_YEAR);
}

/** Returns the whole years of experience. Overlapping jobs count once. */
export const yearsWorked = (periods: readonly WorkPeriod[], today: string): number =>
  Math.floor(monthsWorked(periods, today) / MONTHS_OF_YEAR);

/**
 * Returns a candidate's experience in whole months: that of the job history, without one that of the stated years. Null
 * if it is unknown.
 */
export function experienceMonths(
  { experienceLevel, experiences }: Worked,
  statedYears: number | null,
  today: string,
): number | null {
  if (experiences.length > 0) return monthsWorked(experiences, today);
  if (statedYears !== null) return statedYears * MONTHS_OF_YEAR;
  return experienceLevel === 'FRESHER' ? 0 : null;
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Example: "3 years 10 months". */
export function formatMonths(months: number): string {
  const [years, rest] = [Math.floor(months / MONTHS_OF_YEAR), months % MONTHS_OF_YEAR];
  if (years === 0) return counted(rest, 'month');
  return rest === 0 ? counted(years, 'year') : `${counted(years, 'year')} ${counted(rest, 'month')}`;
}

interface RequiredYears {
  minExperience: number;
  maxExperience: number;
}

/** Formats the experience that a job asks for: "for 2–5 years". */
export function requiredYearsText({ minExperience, maxExperience }: RequiredYears): string {
  const range = minExperience === maxExperience ? `${minExperience}` : `${minExperience}–${maxExperience}`;
  return `for ${range} ${range === '1' ? 'year' : 'years'}`;
}

/** A candidate's experience next to the job's: "Fresher for 2–5 years", "4 years for 2–5 years". */
export function experienceMatch(
  { experienceLevel, experiences }: Worked,
  required: RequiredYears,
  today: string,
): string {
  const requirement = requiredYearsText(required);
  if (experienceLevel === 'FRESHER' || experiences.length === 0) {
    return `${EXPERIENCE_LEVEL_LABELS[experienceLevel]} ${requirement}`;
  }
  const years = yearsWorked(experiences, today);
  if (years === 0) return `Less than a year ${requirement}`;
  return `${years} ${years === 1 ? 'year' : 'years'} ${requirement}`;
}
