import { completionYears } from '../candidates/candidate-profile.js';
import { latinDigits } from '../text/input-filters.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';
import type { ResumeLine } from './resume-sections.js';
import { BULLETS } from './resume-skills.js';
import { DEGREES, SCHOOL_WORDS, UNIVERSITY_WORDS } from './resume-vocabulary.js';

interface ParsedEducation {
  qualification: string;
  university: string | null;
  yearOfCompletion: number | null;
  /** A percentage or CGPA in the format of the profile. */
  marks: string | null;
}

const isDegree = (text: string, level: (typeof DEGREES)[number]): boolean =>
  level.anyCase.test(text) || (level.inCapitals?.test(text) ?? false);
const degreeLevel = (text: string): number => DEGREES.findIndex((level) => isDegree(text, level));

/** Returns the highest degree; the first one if two have the same level. */
export function parseEducation(lines: readonly ResumeLine[], today: string): ParsedEducation | null {
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
