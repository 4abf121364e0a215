import type { ApprovalState } from '@job-alert/domain/approvals/approval';
import { MAX_JOB_PEOPLE } from '@job-alert/domain/companies/job-people';
import type { JobType, WorkMode } from '@job-alert/domain/jobs/job-labels';
import type { JobStatus } from '@job-alert/domain/jobs/open-job';
import { SCREENING_LIMITS } from '@job-alert/domain/jobs/screening';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateScalar, DateTimeScalar } from '../../platform/graphql/scalars.js';
import { createConnection, matchCount } from '../../platform/lists/page.types.js';
import { ApprovalStateEnum } from '../companies/approval-state.types.js';
import { JobStatusEnum, JobTypeEnum } from './job-enums.types.js';
import { WorkModeEnum } from '../candidates/job-preferences.types.js';
import { JobPosting } from './job-posting.types.js';
import { JobFieldChange } from './job-review.types.js';
import { JobQuestion, JobQuestionInput } from './screening.types.js';

@ObjectType({
  description: 'A job as managed by its company and administrators, open or not.',
  implements: JobPosting,
  simpleResolvers: true,
})
export class Job extends JobPosting {
  /** The key of the field `company`. */
  companyId!: string;
  /** The key and the name of the field `responsible`. */
  responsibleId!: string | null;
  responsibleName!: string | null;
  @Field(() => String, { description: 'The description: plain text with line breaks, at most 10,000 characters.' })
  description!: string;
  @Field(() => JobTypeEnum, { description: 'The job type.' }) jobType!: JobType;
  @Field(() => WorkModeEnum, { description: 'The work mode.' }) workMode!: WorkMode;
  @Field(() => String, { description: 'The Indian state or union territory.' }) state!: string;
  @Field(() => String, { description: 'Always India.' }) country!: string;
  @Field(() => Int, { description: 'The minimum salary in rupees per year.' }) salaryMin!: number;
  @Field(() => Int, { description: 'The maximum salary in rupees per year.' }) salaryMax!: number;
  @Field(() => Int, { description: 'The minimum experience in years.' }) minExperience!: number;
  @Field(() => Int, { description: 'The maximum experience in years.' }) maxExperience!: number;
  @Field(() => Int, { description: 'The number of people to hire.' }) openings!: number;
  @Field(() => String, { description: 'The minimum qualification.' }) minimumQualification!: string;
  @Field(() => [String], { description: 'The preferred skills, at most 30.' }) preferredSkills!: string[];
  @Field(() => [JobQuestion], { description: 'The screening questions.' }) questions!: JobQuestion[];
  @Field(() => String, { description: 'The website that the job gives for the company.' }) companyWebsite!: string;
  @Field(() => String, { description: 'The company description given in the job.' })
  companyDescription!: string;
  @Field(() => String, { description: 'The industry that the job gives for the company.' }) industry!: string;
  @Field(() => DateTimeScalar, { description: 'When the job was posted.' }) postedAt!: Date;
  @Field(() => DateTimeScalar, { description: 'When the job last changed.' }) changedAt!: Date;
  @Field(() => DateScalar, { description: 'The last day to apply, until the end of that day in India.' })
  deadline!: string;
  @Field(() => ApprovalStateEnum, { description: 'The state of its approval.' }) approvalState!: ApprovalState;
  @Field(() => [JobFieldChange], {
    description: 'Changes by the employer since the last approval. Empty for a job that was never approved.',
  })
  changesSinceApproval!: JobFieldChange[];
  @Field(() => Boolean, { description: 'True if the job is active. An inactive job is not public.' })
  isActive!: boolean;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When an administrator took the job down; otherwise null. Such a job is inactive.',
  })
  takenDownAt!: Date | null;
  @Field(() => String, { nullable: true, description: "The administrator's reason for taking it down." })
  takenDownNote!: string | null;
  @Field(() => JobStatusEnum, { description: 'The status of the job: live, or the reason why it is not.' })
  jobStatus!: JobStatus;
  @Field(() => Boolean, { description: 'True if the job is public and candidates can apply: `jobStatus` is LIVE.' })
  isOpen!: boolean;
  @Field(() => Int, {
    description: 'The number of applications. Employers see only those that an administrator has approved.',
  })
  applicantCount!: number;
  @Field(() => Int, { description: 'The version. Send it back with an edit; edits of an older version fail.' })
  version!: number;
  @Field(() => Boolean, { description: 'True if the viewer can edit it.' }) viewerCanEdit!: boolean;
  @Field(() => Boolean, {
    description:
      'True if the viewer can activate it. Only administrators can activate a job that an administrator took down.',
  })
  viewerCanActivate!: boolean;
  @Field(() => Boolean, { description: 'True if the viewer can approve it now, or reject it while it is pending.' })
  viewerCanDecide!: boolean;
}

export const JobConnection = createConnection(Job, 'Job', matchCount('jobs'));

@InputType({ description: 'The fields of a job that its employer can have corrected.' })
export abstract class CorrectableJobFields {
  @Field(() => String, { description: 'The job title, at most 150 characters.' }) title!: string;
  @Field(() => JobTypeEnum, { description: 'The job type.' }) jobType!: JobType;
  @Field(() => WorkModeEnum, { description: 'The work mode.' }) workMode!: WorkMode;
  @Field(() => String, { description: 'The city of the workplace.' }) city!: string;
  @Field(() => String, { description: 'The Indian state or union territory.' }) state!: string;
  @Field(() => Int, { description: 'The minimum salary in rupees per year.' }) salaryMin!: number;
  @Field(() => Int, { description: 'The maximum salary in rupees per year, above the minimum.' }) salaryMax!: number;
  @Field(() => Int, { description: 'The minimum experience in years, from 0 to 50.' }) minExperience!: number;
  @Field(() => Int, { description: 'The maximum experience in years, above the minimum.' }) maxExperience!: number;
  @Field(() => String, { description: 'The minimum qualification.' }) minimumQualification!: string;
  @Field(() => String, { description: 'The preferred skills, separated by commas, at most 30.' })
  preferredSkills!: string;
}

@InputType({ description: 'The fields of a job. Omitted company fields are taken from the company profile.' })
export abstract class JobFields extends CorrectableJobFields {
  @Field(() => String, { description: 'The description: plain text with line breaks, at most 10,000 characters.' })
  description!: string;
  @Field(() => DateScalar, { description: 'The last day to apply; after today.' }) deadline!: string;
  @Field(() => Int, { description: 'The number of people to hire, from 1 to 10,000.' }) openings!: number;
  @Field(() => String, { description: 'Always India.' }) country!: string;
  @Field(() => String, { nullable: true, description: 'The company as this job names it.' })
  companyName?: string | null;
  @Field(() => String, { nullable: true, description: 'The http or https URL that this job gives for the company.' })
  companyWebsite?: string | null;
  @Field(() => String, { nullable: true, description: 'The company description given in this job.' })
  companyDescription?: string | null;
  @Field(() => String, { nullable: true, description: 'The industry that this job gives for the company.' })
  industry?: string | null;
  @Field(() => [JobQuestionInput], {
    nullable: true,
    description: `The screening questions, at most ${SCREENING_LIMITS.questions}.`,
  })
  questions?: JobQuestionInput[] | null;
}

@InputType({ description: 'A new job. Omitted company fields are taken from the company profile.' })
export class PostJobInput extends JobFields {
  @Field(() => [ID], {
    nullable: true,
    description: `The members of the company who work on the job and get its emails, at most ${MAX_JOB_PEOPLE}. Empty or omitted for everyone.`,
  })
  peopleIds?: string[] | null;
}

@InputType({ description: 'Changes to one of your jobs.' })
export class EditJobInput {
  @Field(() => ID, { description: 'The job.' }) id!: string;
  @Field(() => String, { description: 'The description: plain text with line breaks, at most 10,000 characters.' })
  description!: string;
  @Field(() => DateScalar, { description: 'The last day to apply: after today, or the current one.' })
  deadline!: string;
  @Field(() => Int, { description: 'The number of people to hire, from 1 to 10,000.' }) openings!: number;
  @Field(() => [JobQuestionInput], {
    nullable: true,
    description: `All screening questions, at most ${SCREENING_LIMITS.questions}. An empty list removes them; omit the field to keep them. Existing answers keep the questions as they were.`,
  })
  questions?: JobQuestionInput[] | null;
  @Field(() => [ID], {
    nullable: true,
    description: `The members of the company who work on the job and get its emails, at most ${MAX_JOB_PEOPLE}. An empty list for everyone; omit the field to keep them.`,
  })
  peopleIds?: string[] | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The version that you read. If the job has changed since, the call fails with STALE_VERSION.',
  })
  version?: number | null;
}

@InputType({ description: 'The job and its new deadline.' })
export class ExtendJobDeadlineInput {
  @Field(() => ID, { description: 'The job.' }) id!: string;
  @Field(() => DateScalar, { description: 'The new last day to apply: after today and after the current one.' })
  deadline!: string;
}

@InputType({ description: 'The job to activate or deactivate.' })
export class SetJobActiveInput {
  @Field(() => ID, { description: 'The job.' }) id!: string;
  @Field(() => Boolean, { description: 'False removes the job from the public lists.' }) isActive!: boolean;
  @Field(() => String, {
    nullable: true,
    description: "An administrator's reason for taking it down, which the employer sees; at most 2,000 characters.",
  })
  note?: string | null;
}

@ObjectType({ description: 'The result of `postJob`.', simpleResolvers: true })
export class PostJobPayload {
  @Field(() => Job, { description: 'The new job.' }) job!: Job;
}

@ObjectType({ description: 'The result of `editJob`.', simpleResolvers: true })
export class EditJobPayload {
  @Field(() => Job, { description: 'The job after the change.' }) job!: Job;
}

@ObjectType({ description: 'The result of `extendJobDeadline`.', simpleResolvers: true })
export class ExtendJobDeadlinePayload {
  @Field(() => Job, { description: 'The job after the change.' }) job!: Job;
}

@ObjectType({ description: 'The result of `setJobActive`.', simpleResolvers: true })
export class SetJobActivePayload {
  @Field(() => Job, { description: 'The job after the change.' }) job!: Job;
}
