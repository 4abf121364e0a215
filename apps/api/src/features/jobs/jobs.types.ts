import type { ApprovalState } from '@job-alert/domain/approval';
import type { JobType, WorkMode } from '@job-alert/domain/job-post';
import type { JobStanding } from '@job-alert/domain/open-job';
import { SCREENING_LIMITS } from '@job-alert/domain/screening';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionOf, matchCount } from '../../platform/page.types.js';
import { DateScalar, DateTimeScalar } from '../../platform/scalars.js';
import { ApprovalStateEnum } from '../companies/approval-state.types.js';
import { JobStatusEnum, JobTypeEnum, WorkModeEnum } from './job-enums.types.js';
import { JobPosting } from './job-posting.types.js';
import { JobChange } from './job-review.types.js';
import { JobQuestion, JobQuestionInput } from './screening.types.js';

@ObjectType({
  description: 'A vacancy as its company and administrators manage it, open or not.',
  implements: JobPosting,
  simpleResolvers: true,
})
export class Job extends JobPosting {
  /** The key of the edge `company`. */
  companyId!: string;
  @Field(() => String, { description: 'Plain text with line breaks, at most 10,000 characters.' }) description!: string;
  @Field(() => JobTypeEnum, { description: 'Full-time or part-time.' }) jobType!: JobType;
  @Field(() => WorkModeEnum, { description: 'Where the work is done.' }) workMode!: WorkMode;
  @Field(() => String, { description: 'The Indian state or union territory.' }) state!: string;
  @Field(() => String, { description: 'Always India.' }) country!: string;
  @Field(() => Int, { description: 'The lowest salary, in whole rupees a year.' }) salaryMin!: number;
  @Field(() => Int, { description: 'The highest salary, in whole rupees a year.' }) salaryMax!: number;
  @Field(() => Int, { description: 'The least experience, in whole years.' }) minExperience!: number;
  @Field(() => Int, { description: 'The most experience, in whole years.' }) maxExperience!: number;
  @Field(() => Int, { description: 'How many people are to be hired.' }) openings!: number;
  @Field(() => String, { description: 'The minimum qualification.' }) minimumQualification!: string;
  @Field(() => [String], { description: 'At most 30 skills.' }) preferredSkills!: string[];
  @Field(() => [JobQuestion], { description: 'What candidates are asked when they apply.' }) questions!: JobQuestion[];
  @Field(() => String, { description: 'The website that the job gives for the company.' }) companyWebsite!: string;
  @Field(() => String, { description: 'What the job says about the company.' })
  companyDescription!: string;
  @Field(() => String, { description: 'The industry that the job gives for the company.' }) industry!: string;
  @Field(() => DateTimeScalar, { description: 'When the job was posted.' }) postedAt!: Date;
  @Field(() => DateScalar, { description: 'The last day to apply, until the end of that day in India.' })
  deadline!: string;
  @Field(() => ApprovalStateEnum, { description: 'The state of its approval.' }) approvalState!: ApprovalState;
  @Field(() => [JobChange], {
    description:
      'What its employer has changed since an administrator approved it. Empty for a job that was never approved.',
  })
  changesSinceApproval!: JobChange[];
  @Field(() => Boolean, { description: 'Whether the job is switched on. An inactive job is not public.' })
  isActive!: boolean;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When an administrator took the job off; otherwise null. Such a job is inactive.',
  })
  takenDownAt!: Date | null;
  @Field(() => String, { nullable: true, description: "The administrator's reason for taking it off." })
  takenDownNote!: string | null;
  @Field(() => JobStatusEnum, { description: 'Where it stands: whether it is live, and if not, why.' })
  jobStatus!: JobStanding;
  @Field(() => Boolean, { description: 'Whether the public can see it and candidates can apply: it is LIVE.' })
  isOpen!: boolean;
  @Field(() => Int, {
    description: 'How many applications it has. Employers see only those that an administrator has approved.',
  })
  applicantCount!: number;
  @Field(() => Int, { description: 'Send it back with an edit: an edit of an older version is refused.' })
  version!: number;
  @Field(() => Boolean, { description: 'Whether the viewer can edit it.' }) viewerCanEdit!: boolean;
  @Field(() => Boolean, {
    description:
      'Whether the viewer can switch it on. Only administrators can switch on what an administrator took off.',
  })
  viewerCanActivate!: boolean;
  @Field(() => Boolean, { description: 'Whether the viewer can approve it now, or reject it while it is pending.' })
  viewerCanDecide!: boolean;
}

export const JobConnection = connectionOf(Job, 'Job', matchCount('jobs'));

@InputType({ description: 'A new job. Company fields that are left out are taken from the company profile.' })
export class PostJobInput {
  @Field(() => String, { description: 'At most 150 characters.' }) title!: string;
  @Field(() => String, { description: 'Plain text with line breaks, at most 10,000 characters.' }) description!: string;
  @Field(() => JobTypeEnum, { description: 'Full-time or part-time.' }) jobType!: JobType;
  @Field(() => WorkModeEnum, { description: 'Where the work is done.' }) workMode!: WorkMode;
  @Field(() => DateScalar, { description: 'The last day to apply; after today.' }) deadline!: string;
  @Field(() => Int, { description: 'How many people are to be hired, from 1 to 10,000.' }) openings!: number;
  @Field(() => String, { description: 'The city of the workplace.' }) city!: string;
  @Field(() => String, { description: 'The Indian state or union territory.' }) state!: string;
  @Field(() => String, { description: 'Always India.' }) country!: string;
  @Field(() => Int, { description: 'Whole rupees a year.' }) salaryMin!: number;
  @Field(() => Int, { description: 'Whole rupees a year, above the lowest.' }) salaryMax!: number;
  @Field(() => Int, { description: 'Whole years, from 0 to 50.' }) minExperience!: number;
  @Field(() => Int, { description: 'Whole years, above the least.' }) maxExperience!: number;
  @Field(() => String, { description: 'The minimum qualification.' }) minimumQualification!: string;
  @Field(() => String, { description: 'Separated by commas, at most 30.' }) preferredSkills!: string;
  @Field(() => String, { nullable: true, description: 'The company as this job names it.' }) companyName?:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'An http or https address that this job gives for the company.' })
  companyWebsite?: string | null;
  @Field(() => String, { nullable: true, description: 'What this job says about the company.' }) companyDescription?:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'The industry that this job gives for the company.' }) industry?:
    | string
    | null;
  @Field(() => [JobQuestionInput], {
    nullable: true,
    description: `What candidates are asked when they apply, at most ${SCREENING_LIMITS.questions} questions.`,
  })
  questions?: JobQuestionInput[] | null;
}

@InputType({ description: 'Changes to one of your jobs.' })
export class EditJobInput {
  @Field(() => ID, { description: 'The job.' }) id!: string;
  @Field(() => String, { description: 'Plain text with line breaks, at most 10,000 characters.' }) description!: string;
  @Field(() => DateScalar, { description: 'The last day to apply: after today, or the present one.' })
  deadline!: string;
  @Field(() => Int, { description: 'How many people are to be hired, from 1 to 10,000.' }) openings!: number;
  @Field(() => [JobQuestionInput], {
    nullable: true,
    description: `All of its screening questions, at most ${SCREENING_LIMITS.questions}; an empty list removes them, and without the field they stay. Answers already given keep the questions as they were.`,
  })
  questions?: JobQuestionInput[] | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The version that you read. If the job has changed since, the refusal is STALE_VERSION.',
  })
  version?: number | null;
}

@InputType({ description: 'The job that takes applications for longer.' })
export class ExtendJobDeadlineInput {
  @Field(() => ID, { description: 'The job.' }) id!: string;
  @Field(() => DateScalar, { description: 'The new last day to apply: after today and after the present one.' })
  deadline!: string;
}

@InputType({ description: 'The job to switch on or off.' })
export class SetJobActiveInput {
  @Field(() => ID, { description: 'The job.' }) id!: string;
  @Field(() => Boolean, { description: 'False takes the job off the public lists.' }) isActive!: boolean;
  @Field(() => String, {
    nullable: true,
    description: "An administrator's reason for taking it off, which the employer sees; at most 2,000 characters.",
  })
  note?: string | null;
}

@ObjectType({ description: 'What `postJob` returns.', simpleResolvers: true })
export class PostJobPayload {
  @Field(() => Job, { description: 'The new job.' }) job!: Job;
}

@ObjectType({ description: 'What `editJob` returns.', simpleResolvers: true })
export class EditJobPayload {
  @Field(() => Job, { description: 'The job as it stands now.' }) job!: Job;
}

@ObjectType({ description: 'What `extendJobDeadline` returns.', simpleResolvers: true })
export class ExtendJobDeadlinePayload {
  @Field(() => Job, { description: 'The job as it stands now.' }) job!: Job;
}

@ObjectType({ description: 'What `setJobActive` returns.', simpleResolvers: true })
export class SetJobActivePayload {
  @Field(() => Job, { description: 'The job as it stands now.' }) job!: Job;
}
