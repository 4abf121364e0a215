import { requiredYearsText } from '../candidates/experience-match.js';
import { formatRupees } from '../india/money.js';
import { NOTICE_PERIOD_LABELS, type NoticePeriod } from '../jobs/job-preference-labels.js';
import { experienceText } from './candidate-texts.js';

/** The job's skills by where a candidate names them, and the candidate's other facts. Null means unknown. */
interface Suggestion {
  profileSkills: readonly string[];
  resumeSkills: readonly string[];
  missingSkills: readonly string[];
  experienceMonths: number | null;
  city: string | null;
  /** In whole rupees a year. */
  expectedSalary: number | null;
  noticePeriod: NoticePeriod | null;
}

interface Requirements {
  minExperience: number;
  maxExperience: number;
  salaryMax: number;
}

/**
 * Says why a candidate is suggested: "Tally, GST (resume), without Excel · 4 years for 3–5 years · Surat · expects ₹4,20,000, budget ₹4,50,000 ·
 * notice: 15 days".
 */
export function suggestionText(
  { profileSkills, resumeSkills, missingSkills, experienceMonths, city, expectedSalary, noticePeriod }: Suggestion,
  required: Requirements,
): string {
  const skills = [...profileSkills, ...resumeSkills.map((skill) => `${skill} (resume)`)];
  const missing = missingSkills.length === 0 ? [] : [`without ${missingSkills.join(', ')}`];
  // Experience is compared in whole years, as the fit does.
  const months = experienceMonths === null ? null : Math.floor(experienceMonths / 12) * 12;
  return [
    [...skills, ...missing].join(', '),
    `${experienceText(months)} ${requiredYearsText(required)}`,
    city ?? 'City unknown',
    expectedSalary === null
      ? 'Salary unknown'
      : `expects ${formatRupees(expectedSalary)}, budget ${formatRupees(required.salaryMax)}`,
    noticePeriod === null ? 'Notice unknown' : `notice: ${NOTICE_PERIOD_LABELS[noticePeriod].toLowerCase()}`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

export type LeftOutReason = 'INVITED' | 'APPLIED' | 'REJECTED' | 'NOT_LOOKING' | 'UNCONFIRMED' | 'NOT_FINDABLE';

interface LeftOut {
  reason: LeftOutReason;
  count: number;
}

const LEFT_OUT_TEXTS: Readonly<Record<LeftOut['reason'], string>> = {
  INVITED: 'invited before',
  APPLIED: 'applied to the company within 30 days',
  REJECTED: 'rejected by the company within 6 months',
  NOT_LOOKING: 'not looking',
  NOT_FINDABLE: 'not to be found',
  UNCONFIRMED: 'without a reply for 12 months',
};

/** Says who fits and is not suggested: "3 not shown: 2 applied to the company within 30 days, 1 rejected by the company within 6 months." */
export function leftOutText(leftOut: readonly LeftOut[]): string {
  const total = leftOut.reduce((sum, { count }) => sum + count, 0);
  return `${total} not shown: ${leftOut.map(({ reason, count }) => `${count} ${LEFT_OUT_TEXTS[reason]}`).join(', ')}.`;
}

/** Says why no job is suggested to a candidate: "No jobs are suggested: not looking." */
export const notSuggestedText = (reason: LeftOutReason): string => `No jobs are suggested: ${LEFT_OUT_TEXTS[reason]}.`;
