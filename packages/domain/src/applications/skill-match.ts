/** How many of a job's skills a candidate has. */
export interface SkillMatch {
  matched: number;
  /** All that the job names. */
  total: number;
}

/** "4 of 6 skills match" */
export const formatMatch = ({ matched, total }: SkillMatch): string =>
  `${matched} of ${total} ${total === 1 ? 'skill matches' : 'skills match'}`;
