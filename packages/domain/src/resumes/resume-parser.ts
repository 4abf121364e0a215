import * as z from 'zod';
import { MAX_SKILL_LENGTH, MAX_SKILLS } from '../candidates/skills.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';
import { STATES } from '../india/india.js';
import { cleanLine } from '../text/plain-text.js';
import { MAX_PARSED_EXPERIENCES, parseExperiences } from './resume-history.js';
import { parseContact, parseEmail, parseName, parsePlace, withoutIdentityNumbers } from './resume-person.js';
import { type ResumeLine, sectionLines, splitIntoSections } from './resume-sections.js';
import { BULLETS, extractSkills } from './resume-skills.js';
import { completionYears } from '../candidates/candidate-profile.js';
import { latinDigits } from '../text/input-filters.js';
import { DEGREES, degreeLevel, isDegree } from '../candidates/qualification-level.js';
import { SCHOOL_WORDS, UNIVERSITY_WORDS } from './resume-vocabulary.js';

interface ParsedEducation {
  qualification: string;
  university: string | null;
  yearOfCompletion: number | null;
  /** A percentage or CGPA in the format of the profile. */
  marks: string | null;
}

/** Returns the highest degree; the first one if two have the same level. */
function parseEducation(lines: readonly ResumeLine[], today: string): ParsedEducation | null {
  const texts = lines.map(({ text }) => latinDigits(text).replace(BULLETS, '').trim());
  const degrees = texts.flatMap((text, index) => (degreeLevel(text) >= 0 ? [{ index, level: degreeLevel(text) }] : []));
  const [highest] = degrees.toSorted((one, other) => one.level - other.level || one.index - other.index);
  if (!highest) return null;
  const { index, level } = highest;
  const next = degrees.find((one) => one.index > index)?.index ?? texts.length;
  const previous = degrees.findLast((one) => one.index < index)?.index ?? -1;
  const own = texts.slice(index, Math.min(next, index + 5));
  const above = texts.slice(Math.max(previous + 1, index - 2), index);
  // If degrees follow their schools, the next lines belong to the next degree.
  const around = previous < 0 && above.some((text) => SCHOOL_WORDS.test(text)) ? [own[0] ?? '', ...above] : own;
  const qualification = findQualification(texts[index] ?? '', level);
  return {
    qualification,
    university: universityIn(joinBrokenNames(around), qualification),
    yearOfCompletion: findYear(around, today),
    marks: marksIn(around),
  };
}

/** Joins university names that narrow columns break before the last word. */
function joinBrokenNames(texts: readonly string[]): string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const last = lines.at(-1);
    const isRest = /^(?:university|college|institute|school)\b/iu.test(text) && !/[:\t]/u.test(text);
    if (isRest && last !== undefined && degreeLevel(last) < 0 && !/\d/u.test(last))
      lines[lines.length - 1] = `${last} ${text}`;
    else lines.push(text);
  }
  return lines;
}

const SEPARATORS = /\t|\s*\|\s*|\s+[-–—]\s+|,\s+|\s+from\s+|;\s*/iu;

function splitParts(text: string): string[] {
  return text
    .replace(/\bfrom\s+(?=\p{Lu})/gu, '\t')
    .split(SEPARATORS)
    .map((part) => part.replace(/^[\s:()–—-]+|[\s:(–—-]+$/gu, '').trim())
    .filter((part) => part !== '' && part.length <= TEXT_LIMITS.shortText);
}

/** Returns the part of the line that names the degree, without year and marks. */
function findQualification(text: string, level: number): string {
  const degree = DEGREES[level];
  const part = splitParts(text).find((one) => degree && isDegree(one, degree)) ?? text;
  return part
    .replace(/^(?:degree|qualification|course)\s*:\s*/iu, '')
    .replace(/[([]?\s*(?:19|20)\d{2}(?:\s*[-–]\s*(?:(?:19|20)?\d{2}))?\s*[)\]]?/gu, '')
    .replace(/\b\d{1,2}(?:\.\d+)?\s*%.*$/u, '')
    .replace(/\s+(?:with|in the year|passed|completed)\b.*$/iu, '')
    .replace(/^[\s:,-]+|[\s:,-]+$/gu, '')
    .slice(0, TEXT_LIMITS.shortText)
    .trim();
}

function universityIn(texts: readonly string[], qualification: string): string | null {
  const parts = texts
    .flatMap(splitParts)
    .map((part) =>
      part
        .replace(/^(?:university|board|institute|college|school)(?:\s*\/\s*\p{L}+)?\s*:\s*/iu, '')
        .replace(/\s*(?:\s+in\s+)?[([]?(?:19|20)\d{2}.*$|\s+in$/u, '')
        .trim(),
    )
    .filter((part) => part !== qualification);
  return parts.find((part) => UNIVERSITY_WORDS.test(part)) ?? parts.find((part) => SCHOOL_WORDS.test(part)) ?? null;
}

/** Returns the last year of the entry: the second of 2016 - 2019. */
function findYear(texts: readonly string[], today: string): number | null {
  const { earliest, latest } = completionYears(today);
  for (const text of texts) {
    const short = /(?:19|20)\d{2}\s*[-–]\s*(\d{2})(?![\d.%]|\s*%)/u.exec(text)?.[1];
    const years = [...text.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/gu)].map(([year]) => Number(year));
    const last = short ? 2000 + Number(short) : years.at(-1);
    if (last !== undefined && last >= earliest && last <= latest) return last;
  }
  return null;
}

function marksIn(texts: readonly string[]): string | null {
  for (const text of texts) {
    const percent = /(?<![\d.])(\d{1,3}(?:\.\d{1,2})?)\s*(?:%|percent)/iu.exec(text)?.[1];
    const points =
      /(?:cgpa|sgpa|cpi|gpa)\D{0,12}(\d{1,2}(?:\.\d{1,2})?)|(?<![\d.])(\d(?:\.\d{1,2})?)\s*(?:\/\s*10\b|cgpa|cpi)/iu.exec(
        text,
      );
    const marks = percent ?? points?.[1] ?? points?.[2];
    if (marks !== undefined && Number(marks) <= 100) return marks;
  }
  // In a table, only the header may label the number.
  const cell = texts[0]?.split('\t').find((one) => /^\d{1,2}\.\d{1,2}$/u.test(one.trim()));
  return cell?.trim() ?? null;
}

const shortText = z.string().max(TEXT_LIMITS.shortText);

/** The parsed resume with size limits. Every value is a suggestion that the candidate confirms. */
export const parsedResumeSchema = z.object({
  name: z
    .object({
      firstName: shortText,
      middleName: shortText.nullable(),
      lastName: shortText.nullable(),
    })
    .nullable(),
  contact: shortText.nullable(),
  email: z.string().max(TEXT_LIMITS.email).nullable(),
  place: z
    .object({
      city: shortText,
      state: z.enum(STATES).nullable(),
    })
    .nullable(),
  skills: z.array(z.string().max(MAX_SKILL_LENGTH)).max(MAX_SKILLS),
  experiences: z
    .array(
      z.object({
        companyName: shortText.nullable(),
        jobRole: shortText.nullable(),
        fromDate: shortText,
        toDate: shortText.nullable(),
      }),
    )
    .max(MAX_PARSED_EXPERIENCES),
  education: z
    .object({
      qualification: shortText,
      university: shortText.nullable(),
      yearOfCompletion: z.number().nullable(),
      marks: shortText.nullable(),
    })
    .nullable(),
});

export type ParsedResume = z.infer<typeof parsedResumeSchema>;

/** The limits of the parsed text. Ordinary resumes are much shorter. */
export const RESUME_LIMITS = { lines: 600, lineLength: 400, rowLength: 2_000 } as const;

/** A document with fewer letters is a scanned image. */
const MIN_LETTERS = 40;

/** Parses the lines of a resume. Returns null if there is no text. `today` is the day in India. */
export function parseResumeLines(inputLines: readonly ResumeLine[], today: string): ParsedResume | null {
  const lines = inputLines.slice(0, RESUME_LIMITS.lines).flatMap(({ text, size }) => {
    const plain = text
      .slice(0, RESUME_LIMITS.rowLength)
      .split('\t')
      .map((part) => cleanLine(part.slice(0, RESUME_LIMITS.lineLength)).replace(/ {3,}/gu, '  '));
    const line = withoutIdentityNumbers(plain.filter(Boolean).join('\t')).trim();
    return line === '' && text !== '' ? [] : [{ text: line, size }];
  });
  const letters = lines.reduce((count, { text }) => count + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters < MIN_LETTERS) return null;
  const sections = splitIntoSections(lines);
  const own = sectionLines(sections, 'TOP', 'CONTACT');
  const all = [...own, ...sectionLines(sections, 'OTHER', 'SKILLS', 'EDUCATION', 'EXPERIENCE')];
  return {
    name: parseName(sections),
    contact: parseContact(all),
    email: parseEmail(all),
    place: parsePlace([...own, ...sectionLines(sections, 'OTHER')]),
    skills: extractSkills(sections),
    experiences: parseExperiences(sectionLines(sections, 'EXPERIENCE'), today),
    education: parseEducation(sectionLines(sections, 'EDUCATION'), today),
  };
}
