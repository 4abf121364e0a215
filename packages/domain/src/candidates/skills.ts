import * as z from 'zod';
import { cleanLine } from '../text/plain-text.js';

/** Limits of a list of skills (specification 4 §3). */
export const MAX_SKILLS = 30;
export const MAX_SKILL_LENGTH = 60;

/**
 * Parses comma-separated skills in order: trimmed, with single spaces, without empty ones and duplicates (ignoring
 * case; the first spelling is kept). validateSkills checks the limits.
 */
export function parseSkills(text: string): string[] {
  const byKey = new Map<string, string>();
  for (const part of text.split(',')) {
    const skill = cleanLine(part).replace(/\s+/g, ' ');
    const key = skillSpelling(skill);
    if (skill !== '' && !byKey.has(key)) byKey.set(key, skill);
  }
  return [...byKey.values()];
}

/** Returns a skill in lower case with single spaces, the form in which two skills of one list are the same. */
export const skillSpelling = (skill: string): string => cleanLine(skill).replace(/\s+/g, ' ').toLowerCase();

/** Skill tags of a candidate. Each may contain several skills separated by commas. */
export const skillTagsSchema = z.object({
  skills: z.array(z.string()).transform((tags, context): string[] => {
    const skills = parseSkills(tags.join(','));
    const message = validateSkills(skills);
    if (message !== null) context.addIssue({ code: 'custom', message });
    return skills;
  }),
});

/** Returns an error message for a list of skills, or null. */
export function validateSkills(skills: readonly string[]): string | null {
  if (skills.length > MAX_SKILLS) return `At most ${MAX_SKILLS} skills are allowed.`;
  if (skills.some((skill) => skill.length > MAX_SKILL_LENGTH)) {
    return `Each skill must be at most ${MAX_SKILL_LENGTH} characters.`;
  }
  return null;
}
