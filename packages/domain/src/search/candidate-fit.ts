/** The requirements of a job that candidates are compared with. */
export interface JobRequirements {
  /** The number of skills that the job names. */
  skills: number;
  /** Whole years. */
  minExperience: number;
  maxExperience: number;
}

/** The known facts of a candidate for a job. */
export interface CandidateFacts {
  /** Skills of the job that the profile names, and those that only the resume names. */
  profileSkills: number;
  resumeSkills: number;
  /** From 0 to 1: how much of the job's title the candidate's titles have. */
  title: number;
  /** Null if unknown. */
  experienceMonths: number | null;
  /** True if the candidate lives where the work is, or the work can be done from anywhere. Null if unknown. */
  isNear: boolean | null;
  /** True if the job pays what the candidate expects. Null if unknown. */
  isPaidEnough: boolean | null;
}

/** The points of a candidate who has everything that a job asks for. */
const POINTS = { skills: 45, title: 20, experience: 15, place: 10, salary: 10 } as const;
/** A skill that only the resume names counts this much. */
const RESUME_SHARE = 0.7;
/** An unknown fact counts this much: it may fit. */
const UNKNOWN_SHARE = 0.5;
/** Experience up to a year outside of the range counts this much. */
const NEAR_SHARE = 0.5;
/** Less of the title does not suggest a candidate without a skill. */
const MIN_TITLE = 0.5;

/**
 * Returns the fit of a candidate for a job, from 0 to 100, for the order of suggestions. 0 for a candidate who has neither a skill nor the
 * title of the job. It decides nothing.
 */
export function candidateFit(job: JobRequirements, candidate: CandidateFacts): number {
  const { profileSkills, resumeSkills, title } = candidate;
  if (profileSkills + resumeSkills === 0 && title < MIN_TITLE) return 0;
  const skills = job.skills === 0 ? UNKNOWN_SHARE : (profileSkills + RESUME_SHARE * resumeSkills) / job.skills;
  return (
    POINTS.skills * skills +
    POINTS.title * title +
    POINTS.experience * experienceShare(job, candidate.experienceMonths) +
    POINTS.place * shareOf(candidate.isNear) +
    POINTS.salary * shareOf(candidate.isPaidEnough)
  );
}

const shareOf = (isFitting: boolean | null): number => (isFitting === null ? UNKNOWN_SHARE : Number(isFitting));

function experienceShare({ minExperience, maxExperience }: JobRequirements, months: number | null): number {
  if (months === null) return UNKNOWN_SHARE;
  const years = Math.floor(months / 12);
  if (years >= minExperience && years <= maxExperience) return 1;
  return years === minExperience - 1 || years === maxExperience + 1 ? NEAR_SHARE : 0;
}
