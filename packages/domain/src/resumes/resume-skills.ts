import { MAX_SKILL_LENGTH, MAX_SKILLS, parseSkills } from '../candidates/skills.js';
import { skillsInText } from '../search/skill-fit.js';
import { sectionLines, type ParsedSection } from './resume-sections.js';
import { KNOWN_SKILLS } from './resume-vocabulary.js';

/** Longer texts are sentences, not skills. */
const MAX_WORDS = 5;
export const BULLETS = /^(?:[\s•●▪■◆◦○·‣⁃*✓✔➢➤\-–—>\uf0b7\uf0a7]+|o\s+)+/u;
const SEPARATORS = /\s*[,;|•●▪■◆·‣\t]\s*|\s{2,}|\s+[–—]\s+/u;
const GRADES =
  /\s*(?:[-–:(]\s*)?\b(?:expert|advanced|intermediate|beginner|basic|proficient|excellent|good)\b\)?\s*$/iu;

/** Returns the listed skills; without a skills section, known skills in the whole text. */
export function extractSkills(sections: readonly ParsedSection[]): string[] {
  const listed = sectionLines(sections, 'SKILLS').flatMap(({ text }) => skillsOfLine(text));
  if (listed.length > 0) return parseSkills(listed.join(',')).slice(0, MAX_SKILLS);
  const lines = sections.flatMap((section) => section.lines);
  return skillsInText(KNOWN_SKILLS, lines.map(({ text }) => text).join('\n'));
}

function skillsOfLine(text: string): string[] {
  const line = text.replace(BULLETS, '');
  // "Accounting: Tally, GST" is a group with a label.
  const [, label = '', grouped = ''] = /^([^:,]{2,40}):\s*(.+)$/u.exec(line) ?? [];
  const content = grouped && label.split(/\s+/u).length <= 4 ? grouped : line;
  return splitOutsideBrackets(content).flatMap((part) => {
    const skill = part
      .replace(BULLETS, '')
      .replace(/^(?:and|&)\s+/iu, '')
      .replace(/[★☆●○]+|\b\d{1,3}\s?%|\b\d{1,2}\s?\/\s?(?:5|10)\b/gu, '')
      .replace(GRADES, '')
      .replace(/[.:\s]+$/u, '')
      .trim();
    return isSkill(skill) ? [skill] : [];
  });
}

/** "MS Office (Word, Excel)" is one skill. */
function splitOutsideBrackets(text: string): string[] {
  const joinedText = text.replace(/\([^()]{0,60}\)/gu, (inside) => inside.replace(/[,;|]/gu, '/'));
  return joinedText.split(SEPARATORS);
}

const isSkill = (text: string): boolean =>
  text.length > 1 &&
  text.length <= MAX_SKILL_LENGTH &&
  /\p{L}/u.test(text) &&
  text.split(/\s+/u).length <= MAX_WORDS &&
  !/^(?:i|my|have|having|able|knowledge of|years?)\b/iu.test(text) &&
  !/@|https?:|www\./u.test(text);
