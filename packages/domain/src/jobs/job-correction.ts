import { formatDate } from '../india/calendar.js';
import { formatSalaryRange } from '../india/money.js';
import { JOB_TYPE_LABELS, WORK_MODE_LABELS } from './job-labels.js';
import { JOB_LABELS, type JobPost } from './job-post.js';
import { formatQuestion } from './screening.js';

/** The fields of a job that a correction can change: all but the country, which is always India. */
export type CorrectableJob = { state: string } & {
  [Field in Exclude<keyof JobPost, 'country' | 'state'>]: NonNullable<JobPost[Field]>;
};

/** The changed fields with their values before and after. Fields that are compared together are stored together. */
export interface JobCorrection {
  before: Partial<CorrectableJob>;
  after: Partial<CorrectableJob>;
}

/** A fact of a job: the fields that it consists of, its label, and its text. Long texts have none. */
interface Fact {
  fields: readonly (keyof CorrectableJob)[];
  label: string;
  text: ((job: CorrectableJob) => string) | null;
}

const FACTS: readonly Fact[] = [
  { fields: ['title'], label: JOB_LABELS.title, text: ({ title }) => title },
  { fields: ['city', 'state'], label: 'Place', text: ({ city, state }) => `${city}, ${state}` },
  { fields: ['salaryMin', 'salaryMax'], label: 'Salary', text: formatSalaryRange },
  { fields: ['jobType'], label: JOB_LABELS.jobType, text: ({ jobType }) => JOB_TYPE_LABELS[jobType] },
  { fields: ['workMode'], label: JOB_LABELS.workMode, text: ({ workMode }) => WORK_MODE_LABELS[workMode] },
  {
    fields: ['minExperience', 'maxExperience'],
    label: 'Experience',
    text: ({ minExperience, maxExperience }) => `${minExperience}-${maxExperience} years`,
  },
  {
    fields: ['minimumQualification'],
    label: JOB_LABELS.minimumQualification,
    text: ({ minimumQualification }) => minimumQualification,
  },
  {
    fields: ['preferredSkills'],
    label: JOB_LABELS.preferredSkills,
    text: ({ preferredSkills }) => preferredSkills.join(', '),
  },
  { fields: ['description'], label: JOB_LABELS.description, text: null },
  { fields: ['deadline'], label: JOB_LABELS.deadline, text: ({ deadline }) => formatDate(deadline) },
  { fields: ['openings'], label: JOB_LABELS.openings, text: ({ openings }) => String(openings) },
  { fields: ['questions'], label: JOB_LABELS.questions, text: null },
  { fields: ['companyName'], label: JOB_LABELS.companyName, text: ({ companyName }) => companyName },
  { fields: ['companyWebsite'], label: JOB_LABELS.companyWebsite, text: ({ companyWebsite }) => companyWebsite },
  { fields: ['companyDescription'], label: JOB_LABELS.companyDescription, text: null },
  { fields: ['industry'], label: JOB_LABELS.industry, text: ({ industry }) => industry },
];

/** Returns a value as text, to compare it. */
const comparable = (field: keyof CorrectableJob, job: Partial<CorrectableJob>): string =>
  field === 'questions' ? (job.questions ?? []).map(formatQuestion).join('\n') : JSON.stringify(job[field] ?? null);

const pick = (job: CorrectableJob, fields: readonly (keyof CorrectableJob)[]): Partial<CorrectableJob> =>
  Object.fromEntries(fields.map((field) => [field, job[field]]));

/** Returns the facts that differ. Fields that `edited` omits are unchanged. Null if nothing differs. */
export function jobCorrection(present: CorrectableJob, edited: Partial<CorrectableJob>): JobCorrection | null {
  const after = { ...present, ...edited };
  const fields = FACTS.filter((fact) =>
    fact.fields.some((field) => comparable(field, present) !== comparable(field, after)),
  ).flatMap((fact) => fact.fields);
  return fields.length === 0 ? null : { before: pick(present, fields), after: pick(after, fields) };
}

/** A changed fact. `before` and `after` are null for long texts. */
export interface CorrectedFact {
  label: string;
  before: string | null;
  after: string | null;
}

/** Describes a correction, in the order of the Job Post screen. */
export const correctedFacts = ({ before, after }: JobCorrection): CorrectedFact[] =>
  FACTS.filter(({ fields }) => fields.every((field) => field in after)).map(({ label, text }) => ({
    label,
    before: text && text(before as CorrectableJob),
    after: text && text(after as CorrectableJob),
  }));

/** Formats a changed fact: "Place: Surat, Gujarat → Udhna, Gujarat", or "Job Description changed". */
export const formatCorrectedFact = ({ label, before, after }: CorrectedFact): string =>
  after === null ? `${label} changed` : `${label}: ${before} → ${after}`;

/** Returns true if applicants get an email about a correction: salary, place or work mode has changed. */
export const isEmailedToApplicants = ({ after }: JobCorrection): boolean =>
  (['salaryMin', 'city', 'workMode'] as const).some((field) => field in after);
