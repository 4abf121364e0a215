import * as z from 'zod';
import { MAX_SKILL_LENGTH, MAX_SKILLS } from '../candidates/skills.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';
import { STATES } from '../india/india.js';
import { cleanLine } from '../text/plain-text.js';
import { parseEducation } from './resume-education.js';
import { MAX_PARSED_EXPERIENCES, parseExperiences } from './resume-history.js';
import { parseContact, parseEmail, parseName, parsePlace, withoutIdentityNumbers } from './resume-person.js';
import { sectionLines, type ResumeLine, splitIntoSections } from './resume-sections.js';
import { extractSkills } from './resume-skills.js';

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
