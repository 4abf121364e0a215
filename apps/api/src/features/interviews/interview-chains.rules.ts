/** What of an interview says which one takes its place. */
export interface ChainedInterview {
  id: string;
  supersededById: string | null;
}

/** The interview that a line of reschedules began with, and how many they are: the names of the meeting in a calendar. */
export function chainOf(interviews: readonly ChainedInterview[], id: string): { firstId: string; reschedules: number } {
  let firstId = id;
  for (let reschedules = 0; ; reschedules += 1) {
    const earlier = interviews.find(({ supersededById }) => supersededById === firstId);
    if (!earlier || reschedules >= interviews.length) return { firstId, reschedules };
    firstId = earlier.id;
  }
}
