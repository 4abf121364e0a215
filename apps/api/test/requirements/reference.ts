import { addDays } from '@job-alert/domain/india/calendar';
import type { DemoCandidate } from '../../src/demo/demo-schemas.js';
import { resumeText } from '../../src/demo/documents.js';

/**
 * A second, slow and literal way to find people: patterns over their texts instead of an index. It knows no stems, synonyms or names of
 * skills. Each requirement spells them out.
 */

/** The words of an entry, one pattern for each meaning: "tally & prime" needs both, "accountant ~ munim" takes the other word for less. */
export type Pattern = string;

/** Words in texts, in the order of the fields, with the points of a match. */
const POINTS = [6, 5, 3, 2, 2, 1] as const;
const RESUME = 5;
const LIKE_POINTS = 0.5;
/** The number of fields in which another word of the same work counts: titles, skills and qualifications. */
const LIKE_FIELDS = 3;

export interface Person {
  name: string;
  candidate: DemoCandidate;
  /** Titles, skills, qualifications, companies, places and the resume. */
  fields: readonly string[];
  /** Null if unknown. */
  months: number | null;
  level: string;
  /** A larger number is more recent. */
  recency: readonly number[];
}

export interface SearchWords {
  allOf?: readonly Pattern[][];
  anyOf?: readonly Pattern[][];
  noneOf?: readonly Pattern[][];
}

export interface SearchFacts {
  minExperience?: number;
  maxExperience?: number;
  maxExpectedSalary?: number;
  cities?: readonly string[];
  noticePeriods?: readonly string[];
  qualifications?: readonly string[];
  openTo?: readonly string[];
  workModes?: readonly string[];
  activities?: readonly string[];
}

const LEVELS: readonly (readonly [RegExp, string])[] = [
  [/^(M\.|MBA|MCA|Master|Chartered)/, 'POSTGRADUATE'],
  [/^(B\.|BBA|BCA|LL\.B)/, 'GRADUATE'],
  [/^(Diploma|ITI|GNM|ANM)/, 'DIPLOMA'],
  [/^(12th|CA Inter$)/, 'TWELFTH'],
  [/^10th/, 'TENTH'],
];

export function personOf(candidate: DemoCandidate, today: string, number: number): Person {
  const { firstName, lastName, experiences, educations, personal } = candidate;
  const [education] = educations;
  return {
    name: `${firstName} ${lastName}`,
    candidate,
    fields: [
      experiences.map(({ lastDesignation }) => lastDesignation),
      [...experiences, ...educations].map(({ skills }) => skills ?? '').flatMap((skills) => skills.split(', ')),
      educations.map(({ qualification }) => qualification),
      [...experiences.map(({ companyName }) => companyName), ...educations.map(({ university }) => university)],
      [personal?.city ?? '', personal?.state ?? ''],
      [resumeText(candidate).replaceAll(/\S+@\S+|\+91 \d+/g, '')],
    ].map((texts) => texts.join('\n')),
    months: monthsOf(candidate, today),
    level: LEVELS.find(([pattern]) => pattern.test(education?.qualification ?? ''))?.[1] ?? 'OTHER',
    recency: [-(candidate.lastActiveDaysAgo ?? 0), -candidate.registeredDaysAgo, number],
  };
}

/** Counts the months in which somebody worked, by calendar months. */
function monthsOf({ experiences, statedExperienceYears, experienceLevel }: DemoCandidate, today: string) {
  if (experiences.length === 0)
    return statedExperienceYears === undefined
      ? experienceLevel === 'FRESHER'
        ? 0
        : null
      : 12 * statedExperienceYears;
  const months = new Set<number>();
  const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  for (const { fromDate, toDate } of experiences)
    for (let month = monthOf(fromDate); month < monthOf(toDate === undefined ? today : addDays(toDate, 1)); month += 1)
      months.add(month);
  return months.size;
}

const asWord = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}+#])(?:${pattern})(?![\\p{L}\\p{M}\\p{N}+#])`, 'iu');

/** The points of a pattern, 0 without a match. */
export function pointsOf({ fields }: Person, pattern: Pattern): number {
  const [words = '', like] = pattern.split(' ~ ');
  const best = words.split(' & ').map((word) => POINTS[fields.findIndex((text) => asWord(word).test(text))] ?? 0);
  if (Math.min(...best) > 0) return Math.min(...best);
  return like !== undefined && isLike(fields, like) ? LIKE_POINTS : 0;
}

const isLike = (fields: readonly string[], like: string) =>
  fields.slice(0, LIKE_FIELDS).some((text) => asWord(like).test(text));

/** The points of an entry, whose patterns must all match. */
function entryPoints(person: Person, patterns: readonly Pattern[]): number {
  const points = patterns.map((pattern) => pointsOf(person, pattern));
  return points.includes(0) ? 0 : points.reduce((sum, each) => sum + each, 0);
}

function wordPoints(person: Person, { allOf = [], anyOf = [] }: SearchWords): number {
  const all = allOf.map((entry) => entryPoints(person, entry));
  const any = anyOf.reduce((sum, entry) => sum + entryPoints(person, entry), 0);
  if (all.includes(0) || (anyOf.length > 0 && any === 0)) return 0;
  return all.reduce((sum, each) => sum + each, 0) + any;
}

const ACTIVITY_DAYS = [7, 30, 91, 365, Infinity];
const ACTIVITIES = ['WEEK', 'MONTH', 'QUARTER', 'YEAR', 'OLDER'];

/** Returns all reasons why a search does not find somebody. */
export function reasonsAgainst(person: Person, words: SearchWords, facts: SearchFacts): string[] {
  const { candidate, months } = person;
  const { expectedSalary = null, noticePeriod, openTo, workModes } = candidate.preferences ?? {};
  const isOneOf = (wanted: readonly string[] | undefined, values: readonly (string | null | undefined)[]) =>
    wanted === undefined || values.some((value) => wanted.includes(value ?? 'UNKNOWN'));
  const years = months === null ? null : Math.floor(months / 12);
  const activity = ACTIVITIES[ACTIVITY_DAYS.findIndex((days) => (candidate.lastActiveDaysAgo ?? 0) <= days)];
  const isSearched = Object.keys(words).some((list) => list !== 'noneOf');
  return Object.entries({
    HIDDEN: candidate.isHiddenFromSearch === true,
    INACTIVE: candidate.isActive === false,
    WORDS: isSearched && wordPoints(person, words) === 0,
    NONE_OF: (words.noneOf ?? []).some((entry) => entryPoints(person, entry) > 0),
    EXPERIENCE: years !== null && (years < (facts.minExperience ?? 0) || years > (facts.maxExperience ?? 99)),
    PAY: expectedSalary !== null && expectedSalary > (facts.maxExpectedSalary ?? Infinity),
    PLACE: !isOneOf(facts.cities, [candidate.personal?.city]),
    NOTICE: !isOneOf(facts.noticePeriods, [noticePeriod]),
    QUALIFICATION: !isOneOf(facts.qualifications, [person.level]),
    OPEN_TO: !isOneOf(facts.openTo, [openTo]),
    WORK_MODE: !isOneOf(facts.workModes, workModes ?? [null]),
    ACTIVITY: !isOneOf(facts.activities, [activity]),
  }).flatMap(([reason, isAgainst]) => (isAgainst ? [reason] : []));
}

/** Orders people: the most points first, then the most recently active. */
export const inOrder = (people: readonly Person[], points: (person: Person) => number): Person[] =>
  people.toSorted((a, b) => points(b) - points(a) || compare(b.recency, a.recency));

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

export const findPeople = (people: readonly Person[], words: SearchWords, facts: SearchFacts): Person[] =>
  inOrder(
    people.filter((person) => reasonsAgainst(person, words, facts).length === 0),
    (person) => wordPoints(person, words),
  );

export interface WantedJob {
  title: string;
  city: string;
  minExperience: number;
  maxExperience: number;
  salaryMax: number;
  workMode: string;
  /** The patterns of the words of the title, and of each skill by its name. */
  titleWords: readonly Pattern[];
  skills: Readonly<Record<string, Pattern>>;
}

/** Sachin is a part of Surat. */
const townOf = (city?: string) => (city === 'Sachin' ? 'Surat' : city);

const UNKNOWN = 0.5;
const shareOf = (isTrue: boolean | null) => (isTrue === null ? UNKNOWN : Number(isTrue));

/** The fit of somebody for a job: skills 45, title 20, experience 15, place 10, salary 10. 0 without a skill and half of the title. */
export function fitOf(person: Person, job: WantedJob): number {
  const { fields, candidate, months } = person;
  const skills = Object.values(job.skills).map((pattern): number => {
    const field = fields.findIndex((text) => asWord(pattern).test(text));
    return field < 0 ? 0 : field === RESUME ? 0.7 : 1;
  });
  const found = skills.reduce((sum, each) => sum + each, 0);
  const titleShares = job.titleWords.map((pattern): number => {
    const [words = '', like] = pattern.split(' ~ ');
    if (words.split(' & ').every((word) => asWord(word).test(fields[0] ?? ''))) return 1;
    return like !== undefined && isLike(fields, like) ? 0.8 : 0;
  });
  const title = titleShares.reduce((sum, each) => sum + each, 0) / titleShares.length;
  if (found === 0 && title < 0.5 - 1e-6) return 0;
  const { city } = candidate.personal ?? {};
  const { expectedSalary = null, preferredCities } = candidate.preferences ?? {};
  const isNear =
    job.workMode === 'REMOTE' || [city, ...(preferredCities ?? [])].some((one) => townOf(one) === townOf(job.city));
  return (
    (45 * found) / skills.length +
    20 * title +
    15 * experienceShare(months, job) +
    10 * shareOf(isNear) +
    10 * shareOf(expectedSalary === null ? null : expectedSalary <= job.salaryMax)
  );
}

function experienceShare(months: number | null, { minExperience, maxExperience }: WantedJob): number {
  if (months === null) return UNKNOWN;
  const years = Math.floor(months / 12);
  if (years >= minExperience && years <= maxExperience) return 1;
  return years === minExperience - 1 || years === maxExperience + 1 ? 0.5 : 0;
}
