import { cleanLine } from './plain-text.js';
import { type ReadEducation, readEducation } from './resume-education.js';
import { type ReadExperience, readExperience } from './resume-history.js';
import {
  type ReadName,
  type ReadPlace,
  readContact,
  readEmail,
  readName,
  readPlace,
  withoutIdentityNumbers,
} from './resume-person.js';
import { linesIn, type ResumeLine, sectionsOf } from './resume-sections.js';
import { readSkills } from './resume-skills.js';

/** What a resume seems to say. All of it is a guess that the person looks at. */
export interface ResumeReading {
  name: ReadName | null;
  contact: string | null;
  email: string | null;
  place: ReadPlace | null;
  skills: string[];
  experience: ReadExperience | null;
  education: ReadEducation | null;
}

/** As much of a resume as is read: a person's has far less. */
export const RESUME_LIMITS = { lines: 600, lineLength: 400 } as const;

/** With fewer letters there is nothing to read: a picture of a page, as scanners make it. */
const LEAST_LETTERS = 40;

/** What a resume seems to say; null when it has no text. `today` is the day in India. */
export function readResumeLines(given: readonly ResumeLine[], today: string): ResumeReading | null {
  const lines = given.slice(0, RESUME_LIMITS.lines).flatMap(({ text, size }) => {
    const plain = text
      .split('\t')
      .map((part) => cleanLine(part.slice(0, RESUME_LIMITS.lineLength)).replace(/ {3,}/gu, '  '));
    const line = withoutIdentityNumbers(plain.filter(Boolean).join('\t')).trim();
    return line === '' && text !== '' ? [] : [{ text: line, size }];
  });
  const letters = lines.reduce((count, { text }) => count + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters < LEAST_LETTERS) return null;
  const sections = sectionsOf(lines);
  const own = linesIn(sections, 'TOP', 'CONTACT');
  const all = [...own, ...linesIn(sections, 'OTHER', 'SKILLS', 'EDUCATION', 'EXPERIENCE')];
  return {
    name: readName(sections),
    contact: readContact(all),
    email: readEmail(all),
    place: readPlace([...own, ...linesIn(sections, 'OTHER')]),
    skills: readSkills(sections),
    experience: readExperience(linesIn(sections, 'EXPERIENCE'), today),
    education: readEducation(linesIn(sections, 'EDUCATION'), today),
  };
}
