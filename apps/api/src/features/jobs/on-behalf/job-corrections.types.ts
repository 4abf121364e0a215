import type { AskedChannel } from '@job-alert/domain/approvals/asked-by';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { AskedChannelEnum } from '../../companies/asked-by.types.js';
import { CorrectableJobFields, Job, JobFields } from '../jobs.types.js';

const ASKED_BY = { description: 'The person of the company who asked for it, at most 100 characters.' };
const ASKED_CHANNEL = { description: 'How they asked for it.' };

@InputType({ description: 'A new job that an administrator posts for a company.' })
export class PostJobForCompanyInput extends JobFields {
  @Field(() => ID, { description: 'The company.' }) companyId!: string;
  @Field(() => String, ASKED_BY) askedBy!: string;
  @Field(() => AskedChannelEnum, ASKED_CHANNEL) askedChannel!: AskedChannel;
}

@ObjectType({ description: 'The result of `postJobForCompany`.', simpleResolvers: true })
export class PostJobForCompanyPayload {
  @Field(() => Job, { description: 'The new job, which is approved.' }) job!: Job;
}

@InputType({
  description:
    'All fields of a job as an administrator corrects them for its company. Omitted company fields remain unchanged.',
})
export class CorrectJobInput extends JobFields {
  @Field(() => ID, { description: 'The job.' }) id!: string;
  @Field(() => Int, {
    description: 'The version that you read. If the job has changed since, the call fails with STALE_VERSION.',
  })
  version!: number;
  @Field(() => String, ASKED_BY) askedBy!: string;
  @Field(() => AskedChannelEnum, ASKED_CHANNEL) askedChannel!: AskedChannel;
}

@ObjectType({ description: 'The result of `correctJob`.', simpleResolvers: true })
export class CorrectJobPayload {
  @Field(() => Job, { description: 'The job after the correction.' }) job!: Job;
}

@InputType({ description: 'A correction of one of your jobs, which an administrator approves.' })
export class RequestJobCorrectionInput extends CorrectableJobFields {
  @Field(() => ID, { description: 'The job.' }) id!: string;
  @Field(() => Int, {
    description: 'The version that you read. If the job has changed since, the call fails with STALE_VERSION.',
  })
  version!: number;
}

@ObjectType({ description: 'The result of `requestJobCorrection`.', simpleResolvers: true })
export class RequestJobCorrectionPayload {
  @Field(() => Job, { description: 'The job, which stays as it is until an administrator approves the correction.' })
  job!: Job;
}
