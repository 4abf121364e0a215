import * as z from 'zod';
import { parseSkills, validateSkills } from '../candidates/skills.js';
import {
  crossFieldRule,
  choice,
  country,
  indianState,
  requiredMessage,
  requiredSentence,
  optionalLine,
  optionalText,
  optionalWebsite,
  requiredDate,
  requiredLine,
  requiredText,
  WEBSITE_INVALID,
  website,
} from '../fields/fields.js';
import { latestDateRule } from '../fields/latest-date.js';
import { integer } from '../fields/integer.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';
import { formatDate } from '../india/calendar.js';
import { groupDigits } from '../india/money.js';
import { JOB_TYPES, WORK_MODES } from './job-labels.js';
import { JOB_LIMITS } from './job-limits.js';
import { screeningQuestions } from './screening.js';

/** The labels of the fields on the Job Post screen and in messages. */
export const JOB_LABELS = {
  title: 'Job Title',
  description: 'Job Description',
  jobType: 'Job Type',
  deadline: 'Application Deadline',
  openings: 'No of Openings',
  workMode: 'Work Mode',
  city: 'City',
  state: 'State',
  country: 'Country',
  salaryMin: 'Minimum salary',
  salaryMax: 'Maximum salary',
  minimumQualification: 'Minimum Qualification',
  preferredSkills: 'Preferred Skills',
  minExperience: 'Minimum experience',
  maxExperience: 'Maximum experience',
  companyName: 'Company Name',
  companyDescription: 'Company Description',
  companyWebsite: 'Company Website',
  industry: 'Industries',
  questions: 'Screening Questions',
} as const;

type JobField = keyof typeof JOB_LABELS;

const missing = (field: JobField): string => requiredSentence(JOB_LABELS[field]);

const MAX_EXPERIENCE_TOO_SMALL = 'Max experience should be greater than min experience';
const MAX_SALARY_TOO_SMALL = 'Max salary should be greater than min salary';
const DEADLINE_PAST_ON_POST = "Deadline can't be a past date.";
const DEADLINE_PAST_ON_EDIT = 'Deadline cant be a past date.';

/** A salary or experience. Messages have no full stop (specification 2 §5). A salary must be positive. */
function amount(field: 'salaryMin' | 'salaryMax' | 'minExperience' | 'maxExperience', min: 0 | 1, max: number) {
  const label = JOB_LABELS[field];
  return integer({
    min,
    max,
    missing: requiredMessage(label),
    notWhole: `${label} must be a whole number`,
    tooSmall: `${label} must be positive`,
    tooLarge: `${label} must be at most ${max}`,
  });
}

const description = requiredText(JOB_LABELS.description, TEXT_LIMITS.jobDescription);

export const OPENINGS_RANGE = `From 1 to ${groupDigits(String(JOB_LIMITS.openings))}`;

const openingsRange = `${JOB_LABELS.openings} must be a whole number from 1 to ${JOB_LIMITS.openings}.`;
const openings = integer({
  min: 1,
  max: JOB_LIMITS.openings,
  missing: missing('openings'),
  notWhole: openingsRange,
  tooSmall: openingsRange,
  tooLarge: openingsRange,
});

/** Skills as comma-separated text or a list; returns the list. */
const preferredSkills = z
  .union([z.string(), z.array(z.string())], { error: missing('preferredSkills') })
  .transform((typed, context): string[] => {
    const skills = parseSkills(typeof typed === 'string' ? typed : typed.join(','));
    const problem = skills.length === 0 ? missing('preferredSkills') : validateSkills(skills);
    if (problem === null) return skills;
    context.addIssue({ code: 'custom', message: problem });
    return z.NEVER;
  });

const jobFields = {
  title: requiredLine(JOB_LABELS.title, TEXT_LIMITS.jobTitle),
  description,
  jobType: choice(JOB_TYPES, JOB_LABELS.jobType),
  openings,
  workMode: choice(WORK_MODES, JOB_LABELS.workMode),
  city: requiredLine(JOB_LABELS.city, TEXT_LIMITS.city),
  state: indianState(),
  country: country(),
  salaryMin: amount('salaryMin', 1, JOB_LIMITS.salary),
  salaryMax: amount('salaryMax', 1, JOB_LIMITS.salary),
  minimumQualification: requiredLine(JOB_LABELS.minimumQualification, TEXT_LIMITS.shortText),
  preferredSkills,
  minExperience: amount('minExperience', 0, JOB_LIMITS.experience),
  maxExperience: amount('maxExperience', 0, JOB_LIMITS.experience),
  questions: screeningQuestions.nullish().transform((questions) => questions ?? []),
};

/** The company section of the screen, filled from the company profile or typed. */
const companyFields = {
  companyName: requiredLine(JOB_LABELS.companyName, TEXT_LIMITS.organizationName),
  companyDescription: requiredText(JOB_LABELS.companyDescription, TEXT_LIMITS.companyDescription),
  companyWebsite: website(JOB_LABELS.companyWebsite, WEBSITE_INVALID),
  industry: requiredLine(JOB_LABELS.industry, TEXT_LIMITS.shortText),
};

/** Company fields of a job. Empty ones are filled from the company profile. */
const statedCompanyFields = {
  companyName: optionalLine(JOB_LABELS.companyName, TEXT_LIMITS.organizationName),
  companyDescription: optionalText(JOB_LABELS.companyDescription, TEXT_LIMITS.companyDescription),
  companyWebsite: optionalWebsite(WEBSITE_INVALID),
  industry: optionalLine(JOB_LABELS.industry, TEXT_LIMITS.shortText),
};

/** Rejects a maximum that is not above its minimum. */
const above = (minimum: JobField, maximum: JobField, message: string) =>
  crossFieldRule(
    ({ [minimum]: min, [maximum]: max }) => typeof min !== 'number' || typeof max !== 'number' || max > min,
    maximum,
    message,
  );

const salaryOrder = above('salaryMin', 'salaryMax', MAX_SALARY_TOO_SMALL);
const experienceOrder = above('minExperience', 'maxExperience', MAX_EXPERIENCE_TOO_SMALL);

const deadlineAfter = (today: string, message: string, unchanged?: string) =>
  requiredDate(
    JOB_LABELS.deadline,
    [
      { isMet: (deadline: string) => deadline > today, message },
      latestDateRule(JOB_LABELS.deadline, 'deadline', today),
    ].map((rule) => ({ ...rule, isMet: (deadline: string) => deadline === unchanged || rule.isMet(deadline) })),
  );

/** Input of a new job. `today` is the date in India; the deadline must be later. */
export function jobPostSchema(today: string) {
  return z
    .object({ ...jobFields, ...statedCompanyFields, deadline: deadlineAfter(today, DEADLINE_PAST_ON_POST) })
    .check(salaryOrder, experienceOrder);
}

/**
 * Input of an administrator's correction: every field of a job. Empty company fields remain unchanged, and the deadline may remain
 * as it is.
 */
export function jobRevisionSchema(today: string, presentDeadline: string) {
  const deadline = deadlineAfter(today, DEADLINE_PAST_ON_EDIT, presentDeadline);
  return z.object({ ...jobFields, ...statedCompanyFields, deadline }).check(salaryOrder, experienceOrder);
}

/** Input of an employer's correction: the fields that the employer cannot edit directly. */
export const jobCorrectionSchema = z
  .object({
    title: jobFields.title,
    jobType: jobFields.jobType,
    workMode: jobFields.workMode,
    city: jobFields.city,
    state: jobFields.state,
    salaryMin: jobFields.salaryMin,
    salaryMax: jobFields.salaryMax,
    minExperience: jobFields.minExperience,
    maxExperience: jobFields.maxExperience,
    minimumQualification: jobFields.minimumQualification,
    preferredSkills,
  })
  .check(salaryOrder, experienceOrder);

/** A valid new job. */
export type JobPost = z.output<ReturnType<typeof jobPostSchema>>;

/** The Job Post screen, including the company section. */
export function jobPostFormSchema(today: string) {
  return z
    .object({ ...jobFields, ...companyFields, deadline: deadlineAfter(today, DEADLINE_PAST_ON_POST) })
    .check(salaryOrder, experienceOrder);
}

/**
 * Input of an edit. An unchanged deadline may be today, so that a job can be corrected on its last day.
 * A new deadline must be after today.
 */
export function jobEditSchema(today: string, presentDeadline?: string) {
  return z.object({
    description,
    openings,
    deadline: deadlineAfter(today, DEADLINE_PAST_ON_EDIT, presentDeadline),
    /** Absent questions remain unchanged. */
    questions: screeningQuestions.nullish(),
  });
}
export type JobEdit = z.output<ReturnType<typeof jobEditSchema>>;

/** Returns the date after which an extended deadline must be: the current deadline, or today if that has passed. */
export const extendedAfter = (presentDeadline: string, today: string): string =>
  presentDeadline > today ? presentDeadline : today;

export function deadlineExtensionSchema(today: string, presentDeadline: string) {
  const after = extendedAfter(presentDeadline, today);
  const message = `The new deadline must be after ${formatDate(after)}.`;
  return z.object({
    deadline: requiredDate(JOB_LABELS.deadline, [
      { isMet: (deadline) => deadline > after, message },
      latestDateRule(JOB_LABELS.deadline, 'deadline', today),
    ]),
  });
}
