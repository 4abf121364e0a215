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

/** Returns the whole years of experience. Overlapping jobs count once. */
export const yearsWorked = (periods: readonly WorkPeriod[], today: string): number =>
  Math.floor(daysWorked(periods, today) / DAYS_OF_YEAR);

/** Returns the whole months of experience. Overlapping jobs count once. */
export const monthsWorked = (periods: readonly WorkPeriod[], today: string): number =>
  Math.floor((daysWorked(periods, today) / DAYS_OF_YEAR) * 12);

function daysWorked(periods: readonly WorkPeriod[], today: string): number {
  let days = 0;
  let countedUntil = '';
  for (const { fromDate, toDate } of periods.toSorted((a, b) => a.fromDate.localeCompare(b.fromDate))) {
    const from = fromDate > countedUntil ? fromDate : countedUntil;
    const until = addDays(toDate === null || toDate > today ? today : toDate, 1);
    if (until <= from) continue;
    days += Math.round((Date.parse(until) - Date.parse(from)) / DAY);
    countedUntil = until;
  }
  return days;
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
