import { MAX_SAVED_JOBS } from '@job-alert/domain/jobs/saved-job';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { createConnection } from '../../platform/lists/page.types.js';
import { User } from '../accounts/accounts.types.js';

@ObjectType({ description: 'A job saved by a candidate.', simpleResolvers: true })
export class SavedJob {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => DateTimeScalar, { description: 'When it was saved.' }) savedAt!: Date;
}

export const SavedJobConnection = createConnection(SavedJob, 'SavedJob', 'The number of jobs that you have saved.');

@InputType({ description: 'A job to save.' })
export class SaveJobInput {
  @Field(() => ID, { description: 'The id of an open job. Saving it again has no effect.' }) jobId!: string;
}

@InputType({ description: 'A job to remove from your saved jobs.' })
export class UnsaveJobInput {
  @Field(() => ID, { description: "The job's id. A job that is not saved is ignored." }) jobId!: string;
}

@InputType({ description: 'Jobs that were saved in a browser before the login.' })
export class AddSavedJobsInput {
  @Field(() => [ID], {
    description: `The ids of at most ${MAX_SAVED_JOBS} jobs, in the order in which they were saved. Jobs that are no longer open are ignored.`,
  })
  jobIds!: string[];
}

@ObjectType({ description: 'The result of `saveJob`.', simpleResolvers: true })
export class SaveJobPayload {
  @Field(() => User, { description: 'Your own account, with its saved jobs.' }) user!: User;
}

@ObjectType({ description: 'The result of `unsaveJob`.', simpleResolvers: true })
export class UnsaveJobPayload {
  @Field(() => User, { description: 'Your own account, with its saved jobs.' }) user!: User;
}

@ObjectType({ description: 'The result of `addSavedJobs`.', simpleResolvers: true })
export class AddSavedJobsPayload {
  @Field(() => User, { description: 'Your own account, with its saved jobs.' }) user!: User;
}
