import { MAX_SAVED_JOBS } from '@job-alert/domain/saved-job';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { connectionOf } from '../../platform/page.types.js';
import { DateTimeScalar } from '../../platform/scalars.js';
import { User } from '../accounts/accounts.types.js';

@ObjectType({ description: 'A job that a candidate has marked for later.', simpleResolvers: true })
export class SavedJob {
  @Field(() => ID, { description: 'A decimal number as text.' }) id!: string;
  @Field(() => DateTimeScalar, { description: 'When it was saved.' }) savedAt!: Date;
}

export const SavedJobConnection = connectionOf(SavedJob, 'SavedJob', 'How many jobs you have saved.');

@InputType({ description: 'A job to save.' })
export class SaveJobInput {
  @Field(() => ID, { description: "The id of an open job. One that's already saved stays as it is." }) jobId!: string;
}

@InputType({ description: 'A job to remove from those that you have saved.' })
export class UnsaveJobInput {
  @Field(() => ID, { description: "The job's id. One that isn't saved is left alone." }) jobId!: string;
}

@InputType({ description: 'Jobs that were saved in a browser before the login.' })
export class AddSavedJobsInput {
  @Field(() => [ID], {
    description: `The ids of at most ${MAX_SAVED_JOBS} jobs, the first saved first. Those that aren't open any more are left out.`,
  })
  jobIds!: string[];
}

@ObjectType({ description: 'What `saveJob` returns.', simpleResolvers: true })
export class SaveJobPayload {
  @Field(() => User, { description: 'Your own account, with its saved jobs.' }) user!: User;
}

@ObjectType({ description: 'What `unsaveJob` returns.', simpleResolvers: true })
export class UnsaveJobPayload {
  @Field(() => User, { description: 'Your own account, with its saved jobs.' }) user!: User;
}

@ObjectType({ description: 'What `addSavedJobs` returns.', simpleResolvers: true })
export class AddSavedJobsPayload {
  @Field(() => User, { description: 'Your own account, with its saved jobs.' }) user!: User;
}
