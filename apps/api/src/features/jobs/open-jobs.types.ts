import type { JobType, WorkMode } from '@job-alert/domain/job-post';
import type { Order } from '@job-alert/domain/list-sorts';
import { DEFAULT_FIRST, MAX_FIRST, TOTAL_COUNT_CAP } from '@job-alert/domain/paging';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { orderInput } from '../../platform/order.types.js';
import { connectionOf, PAGE } from '../../platform/page.types.js';
import { DateScalar, DateTimeScalar } from '../../platform/scalars.js';
import { HiringCompany } from '../companies/hiring-company.types.js';
import { JobPosting } from './job-posting.types.js';
import { JobTypeEnum, WorkModeEnum } from './job-enums.types.js';

export type OpenJobOrderField = 'POSTED_AT';

const OpenJobOrder = orderInput<OpenJobOrderField>('OpenJob', 'open jobs', { POSTED_AT: 'When they were posted.' });

@ObjectType({
  description: 'The company of a job that is or was open, as it was posted.',
  implements: HiringCompany,
  simpleResolvers: true,
})
export class OpenJobCompany extends HiringCompany {
  @Field(() => String, { description: 'An http or https address.' }) website!: string;
  @Field(() => String, { description: 'What the company says of itself.' }) description!: string;
  @Field(() => String, { description: 'The industry in words.' }) industry!: string;
}

@ObjectType({
  description:
    'A vacancy that anybody may see and candidates may apply to: approved, active, of an approved company, deadline not past.',
  implements: JobPosting,
  simpleResolvers: true,
})
export class OpenJob extends JobPosting {
  @Field(() => String, { description: 'Plain text with line breaks, at most 10,000 characters.' }) description!: string;
  @Field(() => JobTypeEnum, { description: 'How much of a week the job takes.' }) jobType!: JobType;
  @Field(() => WorkModeEnum, { description: 'Where the work is done.' }) workMode!: WorkMode;
  @Field(() => String, { description: 'The Indian state or union territory.' }) state!: string;
  @Field(() => String, { description: 'Always India.' }) country!: string;
  @Field(() => Int, { description: 'The lowest salary, in whole rupees a year.' }) salaryMin!: number;
  @Field(() => Int, { description: 'The highest salary, in whole rupees a year.' }) salaryMax!: number;
  @Field(() => Int, { description: 'The least experience, in whole years.' }) minExperience!: number;
  @Field(() => Int, { description: 'The most experience, in whole years.' }) maxExperience!: number;
  @Field(() => Int, { description: 'How many people are wanted.' }) openings!: number;
  @Field(() => String, { description: 'The qualification that is asked for at least.' }) minimumQualification!: string;
  @Field(() => [String], { description: 'At most 30 skills.' }) preferredSkills!: string[];
  @Field(() => DateTimeScalar, { description: 'When the job was posted.' }) postedAt!: string;
  @Field(() => DateScalar, { description: 'The last day for applying, through its end in India.' }) deadline!: string;
  @Field(() => String, { description: "The path of the job's own page on this site." }) path!: string;
  @Field(() => OpenJobCompany, { description: 'Who is hiring.' }) override company!: OpenJobCompany;
}

@ObjectType({
  description: 'A vacancy that has been public and is not open any more: filled, past its deadline, or taken back.',
  implements: JobPosting,
  simpleResolvers: true,
})
export class ClosedJob extends JobPosting {
  @Field(() => OpenJobCompany, { description: 'Who was hiring.' }) override company!: OpenJobCompany;
}

export const OpenJobConnection = connectionOf(
  OpenJob,
  'OpenJob',
  `How many open jobs match, counted only when selected and no further than ${TOTAL_COUNT_CAP}.`,
);

@InputType({ description: 'Which open jobs; every part narrows the list.' })
export class OpenJobsFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Words of which each must begin a word of the title or of a skill, in any order.',
  })
  query?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Words of which each must begin a word of the city or the state.',
  })
  location?: string | null;
  @Field(() => Int, { nullable: true, description: 'Years of experience: jobs whose range contains it.' }) experience?:
    | number
    | null;
  @Field(() => JobTypeEnum, { nullable: true, description: 'Only jobs of this type.' }) jobType?: JobType | null;
  @Field(() => WorkModeEnum, { nullable: true, description: 'Only jobs with this work mode.' })
  workMode?: WorkMode | null;
  @Field(() => Int, { nullable: true, description: 'Jobs that pay at least this at their best, in rupees a year.' })
  minSalary?: number | null;
  @Field(() => ID, { nullable: true, description: 'Only jobs of this company.' }) companyId?: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Only jobs posted on this day in India or later.' })
  postedAfter?: string | null;
}

@ArgsType()
export class OpenJobsArgs {
  @Field(() => Int, { defaultValue: DEFAULT_FIRST, description: `How many jobs to return, from 1 to ${MAX_FIRST}.` })
  first!: number;
  @Field(() => String, { nullable: true, description: 'Return what comes after the job with this cursor.' }) after?:
    | string
    | null;
  @Field(() => Int, { nullable: true, description: PAGE }) page?: number | null;
  @Field(() => OpenJobsFilter, { nullable: true, description: 'Which jobs.' }) filter?: OpenJobsFilter | null;
  @Field(() => OpenJobOrder, {
    nullable: true,
    description:
      'In which order. Without it the most relevant come first: with a query, jobs whose title matches before those that match by their skills; otherwise, and among equals, the latest posted.',
  })
  orderBy?: Order<OpenJobOrderField> | null;
}
