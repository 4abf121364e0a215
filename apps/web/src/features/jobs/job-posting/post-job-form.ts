import { parseSkills } from '@job-alert/domain/candidates/skills';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { COUNTRY } from '@job-alert/domain/india/india';
import { findFlaggedTermsInJob } from '@job-alert/domain/jobs/flagged-terms';
import { wordingNotice } from '@job-alert/domain/jobs/job-edit';
import type { JobType, WorkMode } from '@job-alert/domain/jobs/job-labels';
import { jobPostFormSchema, jobPostSchema } from '@job-alert/domain/jobs/job-post';
import { parseOptions } from '@job-alert/domain/jobs/screening';
import type { Form } from '../../../components/form/use-form';
import { type Checked, check, checkMessages } from '../../../lib/forms/check';
import type { PostJobInput } from '../../../lib/graphql/schema.generated';
import { currentSession } from '../../../lib/session/session';
import type { JobValuesFragment } from '../my-jobs/my-jobs.generated';
import type { HiringCompanyFragment } from './post-job.generated';
import { type QuestionValues, toQuestionValues } from './screening-values';

export const emptyJob = {
  title: '',
  description: '',
  jobType: null as JobType | null,
  deadline: '',
  openings: '',
  workMode: null as WorkMode | null,
  city: '',
  state: null as string | null,
  country: COUNTRY as string,
  salaryMin: '',
  salaryMax: '',
  minimumQualification: '',
  preferredSkills: '',
  minExperience: '',
  maxExperience: '',
  questions: [] as QuestionValues[],
  peopleIds: [] as string[],
};

const emptyCompany = { companyName: '', companyDescription: '', companyWebsite: '', industry: '' };

export type JobValues = typeof emptyJob;
type CompanyValues = typeof emptyCompany;
export type PostJobValues = JobValues & CompanyValues;
export type PostJobForm = Form<PostJobValues>;

/** The fields of a posted job that its employer corrects. The country is shown with the place. */
type CorrectionValues = Omit<JobValues, 'description' | 'deadline' | 'openings' | 'questions' | 'peopleIds'>;
export type CorrectionForm = Pick<Form<CorrectionValues>, 'getInputProps' | 'values'>;

/** Returns the values of the company section. They are empty if the company profile could not be loaded. */
export function toCompanyValues(
  company: Pick<HiringCompanyFragment, 'name' | 'website' | 'industry' | 'description'> | null | undefined,
): CompanyValues {
  if (!company) return emptyCompany;
  return {
    companyName: company.name,
    companyDescription: company.description ?? '',
    companyWebsite: company.website,
    industry: company.industry ?? '',
  };
}

/** Returns a notice about flagged terms in the form, or null if there are none. */
export const postNotice = (values: PostJobValues): string | null =>
  wordingNotice(
    findFlaggedTermsInJob({
      ...values,
      preferredSkills: parseSkills(values.preferredSkills),
      questions: values.questions.map(({ text, options }) => ({ text, options: parseOptions(options) })),
    }),
  );

/**
 * Validates the form as of today in India. The result contains the company only if it was typed. Otherwise the server uses the company
 * profile.
 */
export function checkPostJob(values: PostJobValues, isCompanyTyped: boolean): Checked<PostJobInput> {
  const today = todayInIndia(new Date());
  const errors = checkMessages(jobPostFormSchema(today), values);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const checked = check(jobPostSchema(today), isCompanyTyped ? values : { ...values, ...emptyCompany });
  if (!checked.ok) return checked;
  const { peopleIds } = values;
  const preferredSkills = checked.value.preferredSkills.join(', ');
  return { ok: true, value: { ...checked.value, preferredSkills, ...(peopleIds.length > 0 && { peopleIds }) } };
}

/** Returns the form values of a job. Only the deadline is empty. */
export function toJobValues(job: JobValuesFragment): JobValues {
  return {
    ...emptyJob,
    title: job.title,
    description: job.description,
    jobType: job.jobType,
    openings: String(job.openings),
    workMode: job.workMode,
    city: job.city,
    state: job.state,
    country: job.country,
    salaryMin: String(job.salaryMin),
    salaryMax: String(job.salaryMax),
    minimumQualification: job.minimumQualification,
    preferredSkills: job.preferredSkills.join(', '),
    minExperience: String(job.minExperience),
    maxExperience: String(job.maxExperience),
    questions: toQuestionValues(job.questions),
  };
}

/** A job that is being posted again. It is stored in the history state, which survives a logout. */
interface CopiedJob {
  id: string;
  values: JobValues;
  accountId: string | undefined;
}

const currentAccountId = () => currentSession()?.user.id;

export const toCopiedJob = (job: JobValuesFragment): CopiedJob => ({
  id: job.id,
  values: toJobValues(job),
  accountId: currentAccountId(),
});

/** Returns the job to post again. Null if there is none, or if another account copied it. */
export function readCopiedJob(state: unknown): CopiedJob | null {
  const copied = state as CopiedJob | null;
  return copied?.values && copied.accountId === currentAccountId() ? copied : null;
}
