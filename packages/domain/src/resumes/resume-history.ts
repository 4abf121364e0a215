import { TEXT_LIMITS } from '../fields/text-limits.js';
import { latinDigits } from '../text/input-filters.js';
import type { ResumeLine } from './resume-sections.js';
import { BULLETS } from './resume-skills.js';
import { COMPANY_WORDS, ROLE_WORDS } from './resume-vocabulary.js';

interface ParsedExperience {
  companyName: string | null;
  jobRole: string | null;
  fromDate: string;
  /** Null for a current job. */
  toDate: string | null;
}

/** A job with its period and lines. */
interface Entry {
  range: ParsedRange;
  before: string[];
  after: string[];
}

const COMPANY_LABEL =
  /^(?:name of (?:the )?)?(?:company|organi[sz]ation|employer|firm)(?:'?s)?(?: name)?\s*[:\t-]+\s*(.+)$/iu;
const ROLE_LABEL =
  /^(?:designation|position|role|job role|job title|post|profile|worked as|working as)\s*[:\t-]+\s*(.+)$/iu;
const COLUMN: Readonly<Record<'company' | 'role', RegExp>> = {
  company: /company|organi[sz]ation|employer|firm/iu,
  role: /designation|position|role|post|title/iu,
};

export const MAX_PARSED_EXPERIENCES = 10;

/** Returns the jobs of a resume, current ones first, then by end date. */
export function parseExperiences(lines: readonly ResumeLine[], today: string): ParsedExperience[] {
  const table = findTable(lines.map(({ text }) => text));
  const entries = splitEntries(lines.map(({ text }) => text).filter((text) => text !== table?.header));
  const past = entries.filter(({ range }) => range.from < today);
  const latestFirst = past.toSorted(
    (one, other) =>
      (other.range.to ?? '9').localeCompare(one.range.to ?? '9') || other.range.from.localeCompare(one.range.from),
  );
  const jobs = latestFirst.flatMap((entry) => {
    const { companyName, jobRole } = (table && fromTable(entry, table)) ?? findEmployerAndRole(entry);
    if (!companyName && !jobRole) return [];
    const { from, to } = entry.range;
    return [{ companyName, jobRole, fromDate: from, toDate: to !== null && to >= today ? null : to }];
  });
  return jobs.slice(0, MAX_PARSED_EXPERIENCES);
}

/**
 * Splits the lines by period: each entry has the lines up to the next period, and preceding lines that are not text of
 * the previous job.
 */
function splitEntries(texts: readonly string[]): Entry[] {
  const entries: Entry[] = [];
  let open: string[] = [];
  for (const text of texts) {
    const range = parseDateRange(text);
    if (range) {
      entries.push({ range, before: findHead(open), after: [] });
      open = [];
    } else {
      open.push(text);
      entries.at(-1)?.after.push(text);
    }
  }
  // Lines directly above the dates of a later job belong to that job.
  for (const [index, entry] of entries.entries()) {
    const movedCount = entries[index + 1]?.before.length ?? 0;
    entry.after = entry.after.slice(
      0,
      entry.after.length - (entry.range.rest === '' || hasBullets(entry) ? movedCount : 0),
    );
  }
  return entries;
}

const hasBullets = ({ after }: Entry): boolean => after.some(isDescription);

/** Returns up to three last lines before a period that are not the description of the previous job. */
function findHead(lines: readonly string[]): string[] {
  const from = lines.findLastIndex(isDescription) + 1;
  return lines.slice(Math.max(from, lines.length - 3));
}

const isDescription = (text: string): boolean =>
  BULLETS.test(text) ||
  text.length > 110 ||
  /^(?:responsib|key responsib|job responsib|duties|roles? and)/iu.test(text) ||
  /[.;]$/u.test(text.replace(/\b(?:ltd|pvt|inc|co|llp)\.$/iu, ''));

interface Table {
  header: string;
  company: number;
  role: number;
  width: number;
}

/** Returns the columns of a job table by its header. */
function findTable(texts: readonly string[]): Table | null {
  for (const header of texts) {
    const cells = header.split('\t').map((cell) => cell.trim());
    const company = cells.findIndex((cell) => cell.length < 30 && COLUMN.company.test(cell));
    const role = cells.findIndex((cell) => cell.length < 30 && COLUMN.role.test(cell));
    if (cells.length >= 3 && company >= 0 && role >= 0 && !parseDateRange(header))
      return { header, company, role, width: cells.length };
  }
  return null;
}

type EmployerAndRole = Pick<ParsedExperience, 'companyName' | 'jobRole'>;

function fromTable({ range }: Entry, { company, role }: Table): EmployerAndRole | null {
  const cells = range.rest.split('\t').map((cell) => cell.trim());
  const [companyName, jobRole] = [trimPart(cells[company]), trimPart(cells[role])];
  return companyName && jobRole ? { companyName, jobRole } : null;
}

/** Determines employer and role: by labels, then by typical words, then by elimination. */
function findEmployerAndRole({ range, before, after }: Entry): EmployerAndRole {
  const near = [...before.toReversed(), ...after.filter((text) => !isDescription(text)).slice(0, 3)];
  const labelled = (label: RegExp): string | null =>
    [...near, range.rest, ...after]
      .map((text) => trimPart(label.exec(text.trim())?.[1]?.split('\t')[0]))
      .find(Boolean) ?? null;
  const parts = [range.rest, ...near].flatMap(splitParts);
  const jobRole = labelled(ROLE_LABEL) ?? parts.find((part) => ROLE_WORDS.test(part) && !isCompany(part)) ?? null;
  const companyName = labelled(COMPANY_LABEL) ?? parts.find((part) => isCompany(part) && part !== jobRole) ?? null;
  const rest = parts.filter((part) => part !== jobRole && part !== companyName);
  return {
    companyName: companyName ?? (jobRole ? (rest[0] ?? null) : null),
    jobRole: jobRole ?? (companyName ? (rest.find((part) => !/^\p{Lu}\p{Ll}+$/u.test(part)) ?? null) : null),
  };
}

const LEGAL = /\b(?:pvt|private|ltd|limited|llp|inc)\b/iu;

/** "Software Developer" contains a company word but is a role. */
function isCompany(part: string): boolean {
  const last =
    part
      .replace(/\s*\(.*$/u, '')
      .split(' ')
      .at(-1) ?? '';
  return COMPANY_WORDS.test(part) && (LEGAL.test(part) || !ROLE_WORDS.test(last));
}

/** Splits a line into parts. */
function splitParts(line: string): string[] {
  const text = line.replace(BULLETS, '').replace(/\s+(?:at|with|@)\s+(?=\p{Lu})/gu, '\t');
  return text
    .split(/\t|\s*\|\s*|\s+[-–—]\s+|\s*[-–—]$|,\s+(?!(?:pvt|ltd|inc|llp)\b)/iu)
    .flatMap((part) => trimPart(part) ?? []);
}

/** Removes brackets around a part and punctuation at its ends. */
function trimPart(part: string | undefined): string | null {
  const text = (part ?? '')
    .replace(/^(?:as|worked as|working as|currently|presently)\s+(?:an?\s+)?/iu, '')
    .replace(/^[\s:,;|()[\]–—-]+|[\s:,;|([–—-]+$/gu, '')
    .replace(/\s+/gu, ' ');
  return text.length > 1 && text.length <= TEXT_LIMITS.shortText && /\p{L}/u.test(text) ? text : null;
}

/** A period in a resume. Months and years are represented by their first day. */
interface ParsedRange {
  from: string;
  /** Null for a period until today. */
  to: string | null;
  /** The line without the period. */
  rest: string;
}

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const YEAR = "(?:(?:19|20)\\d{2}|'\\d{2})";
const DAY_FIRST = '\\d{1,2}[/.-]\\d{1,2}[/.-](?:19|20)\\d{2}';
const NUMERIC = '\\d{1,2}[/.-](?:19|20)\\d{2}';
const WORDED = `(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?(?:${MONTHS})[a-z]*[\\s.,'’-]{0,3}(?:(?:19|20)\\d{2}|\\d{2})`;
const POINT = `${DAY_FIRST}|${NUMERIC}|${WORDED}|${YEAR}`;
const NOW =
  'present|current(?:ly)?|till\\s*(?:date|now|today|present)|to\\s*date|now|today|ongoing|continue(?:d|ing)?|अब तक|वर्तमान';
const RANGE = new RegExp(
  `[(\\[]?\\s*(?:from\\s+|period\\s*:?\\s*|duration\\s*:?\\s*)?(${POINT})\\s*(?:-|–|—|to|till|until|through|से)+\\s*(${POINT}|${NOW})\\s*[)\\]]?`,
  'iu',
);
const SINCE = new RegExp(
  `[(\\[]?\\s*(?:since|from)\\s+(${POINT})(?:\\s*(?:-|–|till|to)?\\s*(?:${NOW}))?\\s*[)\\]]?`,
  'iu',
);

/** Finds a period in a line. */
function parseDateRange(line: string): ParsedRange | null {
  const text = latinDigits(line).replace(/[’‘]/gu, "'");
  const [whole, start = '', end = ''] = RANGE.exec(text) ?? SINCE.exec(text) ?? [];
  if (whole === undefined) return null;
  const from = parseDay(start, 'start');
  const to = end === '' || new RegExp(`^(?:${NOW})$`, 'iu').test(end) ? null : parseDay(end, 'end');
  if (from === null || (to !== null && to < from)) return null;
  return { from, to, rest: text.replace(whole, '\t').trim() };
}

/** Converts a month or year to a date: its first day for a start, its last for an end. */
function parseDay(point: string, side: 'start' | 'end'): string | null {
  const full = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/u.exec(point);
  if (full) return day(Number(full[3]), Number(full[2]), Number(full[1]));
  const numeric = /^(\d{1,2})[/.-](\d{4})$/u.exec(point);
  if (numeric) return firstOrLastDay(Number(numeric[2]), Number(numeric[1]), side);
  const match = new RegExp(`(${MONTHS})[a-z]*[\\s.,'-]{0,3}(\\d{4}|\\d{2})$`, 'iu').exec(point);
  if (match)
    return firstOrLastDay(
      wholeYear(match[2] ?? ''),
      MONTHS.split('|').indexOf((match[1] ?? '').toLowerCase()) + 1,
      side,
    );
  const year = wholeYear(point.replace("'", ''));
  return firstOrLastDay(year, side === 'start' ? 1 : 12, side);
}

const wholeYear = (digits: string): number => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));

const two = (number: number): string => String(number).padStart(2, '0');

function day(year: number, month: number, date: number): string | null {
  const made = new Date(Date.UTC(year, month - 1, date));
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === date ? `${year}-${two(month)}-${two(date)}` : null;
}

const firstOrLastDay = (year: number, month: number, side: 'start' | 'end'): string | null =>
  month < 1 || month > 12
    ? null
    : day(year, month, side === 'start' ? 1 : new Date(Date.UTC(year, month, 0)).getUTCDate());
