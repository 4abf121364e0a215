import { JOB_LIMITS } from '../jobs/job-limits.js';

/** Parses a minimum salary in rupees per year. Returns null for other text, which means no filter. */
export const parseMinSalary = (text: string): number | null =>
  /^[1-9]\d{0,9}$/.test(text.trim()) ? Math.min(Number(text), JOB_LIMITS.salary) : null;
