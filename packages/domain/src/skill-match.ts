/** How many of a job's skills a candidate has. */
export interface SkillMatch {
  fitting: number;
  /** All that the job names. */
  of: number;
}

/** "4 of 6 skills match" */
export const matchInWords = ({ fitting, of }: SkillMatch): string =>
  `${fitting} of ${of} ${of === 1 ? 'skill matches' : 'skills match'}`;
