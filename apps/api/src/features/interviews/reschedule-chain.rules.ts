import type { RoundType } from '@job-alert/domain/interviews/interview';

export interface ChainedInterview {
  id: string;
  supersededById: string | null;
}

/** Returns the first interview of a chain and the number of reschedules, which identify a calendar event. */
export function rescheduleChain(
  interviews: readonly ChainedInterview[],
  id: string,
): { firstId: string; reschedules: number } {
  let firstId = id;
  for (let reschedules = 0; ; reschedules += 1) {
    const earlier = interviews.find(({ supersededById }) => supersededById === firstId);
    if (!earlier || reschedules >= interviews.length) return { firstId, reschedules };
    firstId = earlier.id;
  }
}

/** Returns the round of an interview. A reschedule has the round of the interview that it moved; RESCHEDULE if unknown. */
export function interviewRound(
  interviews: readonly (ChainedInterview & { roundType: RoundType })[],
  interview: { id: string; roundType: RoundType },
): RoundType {
  const { firstId } = rescheduleChain(interviews, interview.id);
  return (interviews.find(({ id }) => id === firstId) ?? interview).roundType;
}
