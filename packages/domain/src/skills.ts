import { cleanLine } from './plain-text.js';

/** Limits of a list of skills (domain.md §4). */
export const MAX_SKILLS = 30;
export const MAX_SKILL_LENGTH = 60;

/**
 * The skills in a comma-separated text, in their order: trimmed, inner white space made one space, no empty ones, no
 * duplicates (whatever the case; the first spelling stays). Nothing is cut; skillsProblem says whether it is too much.
 */
export function parseSkills(text: string): string[] {
  const byLowerCase = new Map<string, string>();
  for (const part of text.split(',')) {
    const skill = cleanLine(part).replace(/\s+/g, ' ');
    const key = skill.toLowerCase();
    if (skill !== '' && !byLowerCase.has(key)) byLowerCase.set(key, skill);
  }
  return [...byLowerCase.values()];
}

/** The sentence that says what is wrong with a list of skills, null when nothing is. */
export function skillsProblem(skills: readonly string[]): string | null {
  if (skills.length > MAX_SKILLS) return `At most ${MAX_SKILLS} skills are allowed.`;
  if (skills.some((skill) => skill.length > MAX_SKILL_LENGTH)) {
    return `Each skill must be at most ${MAX_SKILL_LENGTH} characters.`;
  }
  return null;
}
