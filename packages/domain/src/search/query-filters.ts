import { EXPERIENCE_BAND_LABELS, type ExperienceBand } from '../jobs/job-bands.js';
import { JOB_TYPE_LABELS, type JobType, WORK_MODE_LABELS, type WorkMode } from '../jobs/job-labels.js';
import { searchWords } from './job-search.js';
import { readPay, readYears } from './pay-and-years.js';
import { FILLER_WORDS, LOCATION_FILLERS, STOP_WORDS } from './stop-words.js';

/** Filters that words of a search represent. */
interface WordFilters {
  workModes?: readonly WorkMode[] | null;
  jobTypes?: readonly JobType[] | null;
  experienceBands?: readonly ExperienceBand[] | null;
  /** Years of experience. */
  experience?: number | null;
  /** In rupees per year. */
  minSalary?: number | null;
}

/** A search text with the filters that its words can represent. */
export interface WordedSearch extends WordFilters {
  query?: string | null;
  location?: string | null;
}

/** Phrases that mean a filter. A space also matches a hyphen or nothing. */
const PHRASES: readonly { phrases: readonly string[]; filters: WordFilters }[] = [
  {
    phrases: [
      'work from home',
      'working from home',
      'wfh',
      'home based',
      'ghar se kaam',
      'ghar baithe kaam',
      'ghar baithe',
    ],
    filters: { workModes: ['WORK_FROM_HOME', 'REMOTE'] },
  },
  // Remote sensing is a profession.
  { phrases: ['remotely', 'remote(?! sensing)'], filters: { workModes: ['REMOTE', 'WORK_FROM_HOME'] } },
  { phrases: ['part time', 'part timer'], filters: { jobTypes: ['PART_TIME'] } },
  { phrases: ['full time', 'full timer'], filters: { jobTypes: ['FULL_TIME'] } },
  {
    phrases: ['freshers', 'fresher', 'no experience', 'without experience'],
    filters: { experienceBands: ['FRESHER'] },
  },
];

const phrasePattern = (phrases: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${phrases.map((phrase) => phrase.replaceAll(' ', '[\\s-]*')).join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
    'giu',
  );

const PATTERNS = PHRASES.map(({ phrases, filters }) => ({ pattern: phrasePattern(phrases), filters }));

/** Short words are also parts of names: "a/c", "in-charge", "new delhi". */
const SHORT_FILLER = '(?<![\\p{L}\\p{M}\\p{N}./&-])(?:WORDS)(?![\\p{L}\\p{M}\\p{N}]|[./&-][\\p{L}]| ?charge)';
const LONG_FILLER = '(?<![\\p{L}\\p{M}\\p{N}])(?!new (?:delhi|bombay|mumbai))(?:WORDS)(?![\\p{L}\\p{M}\\p{N}])';

const fillerPattern = (words: readonly string[]): RegExp =>
  new RegExp(
    [
      SHORT_FILLER.replace('WORDS', words.filter((word) => word.length < 3).join('|')),
      LONG_FILLER.replace('WORDS', words.filter((word) => word.length > 2).join('|')),
    ].join('|'),
    'giu',
  );

const QUERY_FILLERS = fillerPattern([...FILLER_WORDS]);
const ALL_FILLERS = fillerPattern([...FILLER_WORDS, ...LOCATION_FILLERS]);

/** Words between two places, each of which is meant. */
const OR = /\s+(?:or|and|aur|ya|ane|અને|और|या|&)\s+/giu;

/** Longer texts are cut off. */
const MAX_TEXT_LENGTH = 300;

interface Parsed {
  text: string;
  filters: readonly WordFilters[];
}

/**
 * Returns the text without fillers and without the phrases that stand for filters, and those filters. The remaining text may contain a
 * phrase again.
 */
function parse(text: string, fillers: RegExp): Parsed {
  const filters: WordFilters[] = [];
  let rest = text;
  for (const one of PATTERNS) {
    const without = rest.replace(one.pattern, ' ');
    if (without === rest) continue;
    rest = without;
    filters.push(one.filters);
  }
  for (const read of [readPay, readYears]) {
    const found = read(rest);
    if (found === null) continue;
    rest = found.text;
    filters.push(found.filters);
  }
  rest = rest.replace(fillers, ' ');
  if (rest === text) return { text, filters };
  // "Evening" alone would match nothing.
  const isWeak = filters.length > 0 && searchWords(rest).every((word) => STOP_WORDS.has(word));
  const again = parse(isWeak ? '' : tidy(rest), fillers);
  return { text: again.text, filters: [...filters, ...again.filters] };
}

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/^[\s,;|/-]+|[\s,;|/-]+$/g, '');

/** Merges choices in the order of their labels; undefined without any. */
function union<Choice extends string>(
  labels: Readonly<Record<Choice, string>>,
  all: readonly (readonly Choice[] | null | undefined)[],
): Choice[] | undefined {
  const choices: ReadonlySet<string> = new Set(all.flatMap((some) => some ?? []));
  const isOne = (choice: string): choice is Choice => choices.has(choice);
  return choices.size > 0 ? Object.keys(labels).filter(isOne) : undefined;
}

/**
 * Converts words of the search to filters and removes fillers: "work from home accountant job" becomes "accountant" with the work mode.
 * Existing filters remain.
 */
export function withQueryFilters<Search extends WordedSearch>(search: Search): Search {
  if (!search.query && !search.location) return search;
  const [queryText, locationText] = [search.query, search.location].map((text) =>
    (text ?? '').slice(0, MAX_TEXT_LENGTH),
  );
  const query = parse(queryText ?? '', QUERY_FILLERS);
  const location = parse((locationText ?? '').replaceAll(OR, ', '), ALL_FILLERS);
  const words = [...query.filters, ...location.filters];
  if (words.length === 0 && query.text === (search.query ?? '') && location.text === (search.location ?? ''))
    return search;
  const filters: readonly WordFilters[] = [search, ...words];
  return {
    ...search,
    query: query.text || null,
    location: location.text || null,
    experience: filters.find(({ experience }) => experience != null)?.experience,
    minSalary: filters.find(({ minSalary }) => minSalary != null)?.minSalary,
    workModes: union(
      WORK_MODE_LABELS,
      filters.map(({ workModes }) => workModes),
    ),
    jobTypes: union(
      JOB_TYPE_LABELS,
      filters.map(({ jobTypes }) => jobTypes),
    ),
    experienceBands: union(
      EXPERIENCE_BAND_LABELS,
      filters.map(({ experienceBands }) => experienceBands),
    ),
  };
}
