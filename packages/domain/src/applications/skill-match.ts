/** The number of a job's skills that a candidate has. */
export interface SkillMatch {
  matched: number;
  total: number;
}

/** Example: "4 of 6 skills match". */
export const formatMatch = ({ matched, total }: SkillMatch): string =>
  `${matched} of ${total} ${total === 1 ? 'skill matches' : 'skills match'}`;
