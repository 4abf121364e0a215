import type { Migration } from '../migration.js';
import { indexSkills } from '../search/job-skills.js';

/** Indexes the skills of jobs by their words in place of their exact text (decision 0143). */
export const skillKeys: Migration = {
  name: 'SkillKeys1795824000003',
  steps: [indexSkills],
};
