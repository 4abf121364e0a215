import * as z from 'zod';
import type { SkillMatch } from '../applications/skill-match.js';
import { cleanLine } from '../text/plain-text.js';

/** Limits of a list of skills (domain.md §4). */
export const MAX_SKILLS = 30;
export const MAX_SKILL_LENGTH = 60;

/**
 * The skills in a comma-separated text, in their order: trimmed, inner white space made one space, no empty ones, no
 * duplicates (whatever the case; the first spelling stays). Nothing is cut; skillsProblem says whether it is too much.
 */
export function parseSkills(text: string): string[] {
  const byKey = new Map<string, string>();
  for (const part of text.split(',')) {
    const skill = cleanLine(part).replace(/\s+/g, ' ');
    const key = skillKey(skill);
    if (skill !== '' && !byKey.has(key)) byKey.set(key, skill);
  }
  return [...byKey.values()];
}

/** Match key of a skill: lower case, trimmed, single spaces. */
export const skillKey = (skill: string): string => cleanLine(skill).replace(/\s+/g, ' ').toLowerCase();

/** Distinct match keys. */
export const skillKeys = (skills: readonly string[]): string[] => [...new Set(skills.map(skillKey))];

/** The tags of a candidate, each given as one text or several separated by commas; none is fine. */
export const skillTagsSchema = z.object({
  skills: z.array(z.string()).transform((given, context): string[] => {
    const skills = parseSkills(given.join(','));
    const message = validateSkills(skills);
    if (message !== null) context.addIssue({ code: 'custom', message });
    return skills;
  }),
});

/** The sentence that says what is wrong with a list of skills, null when nothing is. */
export function validateSkills(skills: readonly string[]): string | null {
  if (skills.length > MAX_SKILLS) return `At most ${MAX_SKILLS} skills are allowed.`;
  if (skills.some((skill) => skill.length > MAX_SKILL_LENGTH)) {
    return `Each skill must be at most ${MAX_SKILL_LENGTH} characters.`;
  }
  return null;
}

/** The job's skills that a candidate does not name. */
export function missingSkills(ofJob: readonly string[], ofCandidate: readonly string[]): string[] {
  const known = new Set(skillKeys(ofCandidate));
  return ofJob.filter((skill) => !known.has(skillKey(skill)));
}

/** Counts the job's skills that the candidate has. */
export function matchSkills(ofJob: readonly string[], ofCandidate: readonly string[]): SkillMatch {
  return { matched: ofJob.length - missingSkills(ofJob, ofCandidate).length, total: ofJob.length };
}
