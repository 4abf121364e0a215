import type { ExperienceBand, SalaryBand } from '@job-alert/domain/jobs/job-bands';
import type { JobType, WorkMode } from '@job-alert/domain/jobs/job-labels';
import type { Order } from '@job-alert/domain/lists/list-sorts';
import { DEFAULT_FIRST, MAX_FIRST, TOTAL_COUNT_CAP } from '@job-alert/domain/lists/paging';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateScalar, DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { orderInput } from '../../../platform/lists/list.types.js';
import { createConnection, PAGE } from '../../../platform/lists/page.types.js';
import { HiringCompany } from '../../companies/hiring-company.types.js';
import { ExperienceBandEnum, JobTypeEnum, SalaryBandEnum } from '../job-enums.types.js';
import { WorkModeEnum } from '../../candidates/job-preferences.types.js';
import { JobPosting } from '../job-posting.types.js';
import { ScreeningQuestion } from '../screening.types.js';

type OpenJobOrderField = 'POSTED_AT' | 'SALARY' | 'MATCH';

/** The maximum number of jobs compared and listed by the order by skills and by a text search ordered by salary. */
export const MAX_RANKED_JOBS = 500;
/** The maximum of `postedWithinDays`. */
export const MAX_POSTED_DAYS = 365;

const OpenJobOrder = orderInput('OpenJob', 'open jobs', {
  POSTED_AT: 'When they were posted.',
  SALARY: `Their maximum salary. For a search with words, only the first ${MAX_RANKED_JOBS} matches are compared and listed.`,
  MATCH: `The number of your skills that they name. Ties go to jobs that name fewer other skills, then to the latest. Only for candidates with skills in their profile; everyone else gets the default order. At most ${MAX_RANKED_JOBS} jobs are compared and listed: with a filter its first matches, without one the newest that name each of your skills, then the newest of all.`,
});

@ObjectType({
  description: 'The company of a job that is or was open, as the job names it.',
  implements: HiringCompany,
  simpleResolvers: true,
})
export class OpenJobCompany extends HiringCompany {
  @Field(() => String, { description: 'The website: an http or https URL.' }) website!: string;
  @Field(() => String, { description: "The company's description of itself." }) description!: string;
  @Field(() => String, { description: 'The industry.' }) industry!: string;
}

@ObjectType({
  description:
    'A job that anyone can see and candidates can apply for: approved, active, of an approved company, with a deadline that has not passed.',
  implements: JobPosting,
  simpleResolvers: true,
})
export class OpenJob extends JobPosting {
  @Field(() => String, { description: 'The description: plain text with line breaks, at most 10,000 characters.' })
  description!: string;
  @Field(() => JobTypeEnum, { description: 'The job type.' }) jobType!: JobType;
  @Field(() => WorkModeEnum, { description: 'The work mode.' }) workMode!: WorkMode;
  @Field(() => String, { description: 'The Indian state or union territory.' }) state!: string;
  @Field(() => String, { description: 'Always India.' }) country!: string;
  @Field(() => String, {
    nullable: true,
    description: "The street of the company's address in the city of the job; null when it has no address there.",
  })
  streetAddress?: string | null;
  @Field(() => String, { nullable: true, description: 'The PIN code of `streetAddress`.' }) pincode?: string | null;
  @Field(() => Int, { description: 'The minimum salary in rupees per year.' }) salaryMin!: number;
  @Field(() => Int, { description: 'The maximum salary in rupees per year.' }) salaryMax!: number;
  @Field(() => Int, { description: 'The minimum experience in years.' }) minExperience!: number;
  @Field(() => Int, { description: 'The maximum experience in years.' }) maxExperience!: number;
  @Field(() => Int, { description: 'The number of people to hire.' }) openings!: number;
  @Field(() => String, { description: 'The minimum qualification.' }) minimumQualification!: string;
  @Field(() => [String], { description: 'The preferred skills, at most 30.' }) preferredSkills!: string[];
  @Field(() => [ScreeningQuestion], { description: 'The screening questions.' })
  questions!: ScreeningQuestion[];
  @Field(() => DateTimeScalar, { description: 'When the job was posted.' }) postedAt!: string;
  @Field(() => DateTimeScalar, { description: 'When its public data last changed: when it opened or was edited.' })
  updatedAt!: string;
  @Field(() => DateScalar, { description: 'The last day to apply, until the end of that day in India.' })
  deadline!: string;
  @Field(() => String, { description: "The path of the job's own page on this site." }) path!: string;
  @Field(() => OpenJobCompany, { description: 'The hiring company.' }) override company!: OpenJobCompany;
}

@ObjectType({
  description: 'A vacancy that used to be public and is no longer open: filled, past its deadline, or withdrawn.',
  implements: JobPosting,
  simpleResolvers: true,
})
export class ClosedJob extends JobPosting {
  @Field(() => OpenJobCompany, { description: 'The company that was hiring.' }) override company!: OpenJobCompany;
}

export const OpenJobConnection = createConnection(
  OpenJob,
  'OpenJob',
  `The number of matching open jobs, counted only when selected and up to ${TOTAL_COUNT_CAP}.`,
);

/** The maximum number of values per filter. */
export const MAX_CHOICES = 20;
const ANY_OF = `at most ${MAX_CHOICES}`;

/** The maximum number of filters per count request. */
export const MAX_COUNTS = 30;

@InputType({
  description:
    'Filters for open jobs. All given filters must match. A filter with several values matches any of them; an empty list is ignored.',
})
export class OpenJobsFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Words that each must be the start of a word of the title, a skill or the qualification, in any order; words of up to three letters ("CA") must be whole words. Jobs with related words ("accountant": "Accounts Executive"), in a place or of a company of that name, follow. "Work from home", "part time", "fresher", years ("2 years") and pay ("20000 per month", "3 lakh") act as filters, and words such as "job" are ignored. If nothing matches, a mistyped word is corrected, and words that no open job has together with the others are left out: see `leftOutWords`.',
  })
  query?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Words that each must be the start of a word of the city or the state, under any of their names ("Bangalore": "Bengaluru"). A locality or a PIN code stands for its city; of several places ("Mumbai, Pune") one is enough, at most 5. "Remote" and "work from home" act as filters. A mistyped place is corrected if nothing matches.',
  })
  location?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Only jobs whose range of experience includes this number of years.',
  })
  experience?: number | null;
  @Field(() => [ExperienceBandEnum], {
    nullable: true,
    description: 'Only jobs whose range of experience overlaps one of these bands.',
  })
  experienceBands?: ExperienceBand[] | null;
  @Field(() => [JobTypeEnum], { nullable: true, description: 'Only jobs of one of these types.' })
  jobTypes?: JobType[] | null;
  @Field(() => [WorkModeEnum], { nullable: true, description: 'Only jobs with one of these work modes.' })
  workModes?: WorkMode[] | null;
  @Field(() => [String], {
    nullable: true,
    description: `Only jobs of one of these industries, ${ANY_OF}, named as in the facets; case-insensitive.`,
  })
  industries?: string[] | null;
  @Field(() => [String], {
    nullable: true,
    description: `Only jobs in one of these cities, ${ANY_OF}, named as in the facets; case-insensitive.`,
  })
  cities?: string[] | null;
  @Field(() => [SalaryBandEnum], {
    nullable: true,
    description: 'Only jobs whose salary range overlaps one of these bands.',
  })
  salaryBands?: SalaryBand[] | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Only jobs whose maximum salary is at least this, in rupees per year.',
  })
  minSalary?: number | null;
  @Field(() => ID, { nullable: true, description: 'Only jobs of this company.' }) companyId?: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Only jobs posted on or after this day in India.' })
  postedAfter?: string | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Only jobs whose `updatedAt` is at or after this instant. `jobChanges` also returns closed jobs.',
  })
  updatedSince?: Date | null;
  @Field(() => Int, {
    nullable: true,
    description: `Only jobs posted within this many times 24 hours, from 1 to ${MAX_POSTED_DAYS}.`,
  })
  postedWithinDays?: number | null;
  /** The instant of `postedWithinDays`, set by the read-model. Not part of the schema. */
  postedSince?: Date | null;
}

@ArgsType()
export class OpenJobsArgs {
  @Field(() => Int, {
    defaultValue: DEFAULT_FIRST,
    description: `The number of jobs to return, from 1 to ${MAX_FIRST}.`,
  })
  first!: number;
  @Field(() => String, { nullable: true, description: 'Returns the jobs after this cursor.' }) after?: string | null;
  @Field(() => Int, { nullable: true, description: PAGE }) page?: number | null;
  @Field(() => OpenJobsFilter, { nullable: true, description: 'Filters for the list.' }) filter?: OpenJobsFilter | null;
  @Field(() => OpenJobOrder, {
    nullable: true,
    description:
      'The order. By default the most relevant jobs come first: with a query, title matches before skill matches; otherwise, and for ties, the latest. Jobs that match only by related words come last in every order.',
  })
  orderBy?: Order<OpenJobOrderField> | null;
}
