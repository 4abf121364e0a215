/** Limits (specification 4 §3): salaries in rupees per year, experience in years. */
export const JOB_LIMITS = { openings: 10_000, salary: 1_000_000_000, experience: 50 } as const;
