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
