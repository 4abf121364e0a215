import {
  JOB_ALERT_NAME_MAX,
  type JobAlertFrequency,
  type JobAlertState,
  JOBS_PER_ALERT,
  MAX_JOB_ALERTS,
} from '@job-alert/domain/job-alert';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { DateTimeScalar } from '../../platform/scalars.js';
import { User } from '../accounts/accounts.types.js';
import { OpenJobsFilter } from '../jobs/open-jobs.types.js';

const JobAlertFrequencyEnum = graphqlEnum<JobAlertFrequency>(
  'JobAlertFrequency',
  `How soon new jobs are mailed. One mail names at most ${JOBS_PER_ALERT}, and no mail goes out without new ones.`,
  {
    AT_ONCE: 'Within a minute, but not within 15 minutes of the last mail.',
    DAILY: 'Every day at 9:00 in India.',
    WEEKLY: 'Every Monday at 9:00 in India.',
  },
);

const JobAlertStateEnum = graphqlEnum<JobAlertState>('JobAlertState', 'Whether the mails of an alert go out.', {
  ACTIVE: 'They go out.',
  PAUSED: 'You have stopped them, here or with the link in a mail.',
  UNVERIFIED: 'They wait until you have confirmed your email address.',
  REFUSED:
    'A mail could not be delivered. They go out again once the alert is resumed or your email address has changed.',
});

const NAME = `At most ${JOB_ALERT_NAME_MAX} characters.`;

@ObjectType({ description: 'A search whose new jobs are mailed to you, each job once.', simpleResolvers: true })
export class JobAlert {
  @Field(() => ID, { description: 'A decimal number as text.' }) id!: string;
  @Field(() => String, { description: NAME }) name!: string;
  @Field(() => JobAlertFrequencyEnum, { description: 'How soon new jobs are mailed.' }) frequency!: JobAlertFrequency;
  @Field(() => JobAlertStateEnum, { description: 'Whether its mails go out.' }) state!: JobAlertState;
  @Field(() => String, { description: 'The path of the list that the search finds on this site.' }) path!: string;
  @Field(() => DateTimeScalar, { description: 'When it was made.' }) createdAt!: Date;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When its last mail was written; null before the first.',
  })
  emailedAt!: Date | null;
}

@InputType({ description: 'A search, its name, and how soon its new jobs are mailed.' })
export class CreateJobAlertInput {
  @Field(() => String, { description: NAME }) name!: string;
  @Field(() => JobAlertFrequencyEnum, { description: 'How soon new jobs are mailed.' }) frequency!: JobAlertFrequency;
  @Field(() => OpenJobsFilter, {
    description: 'What to look for: the filters of the list of openings, without companyId, minSalary and postedAfter.',
  })
  filter!: OpenJobsFilter;
}

@InputType({ description: 'What changes in a job alert; the rest stays.' })
export class UpdateJobAlertInput {
  @Field(() => ID, { description: "The alert's id." }) id!: string;
  @Field(() => String, { nullable: true, description: NAME }) name?: string | null;
  @Field(() => JobAlertFrequencyEnum, { nullable: true, description: 'How soon new jobs are mailed.' })
  frequency?: JobAlertFrequency | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True stops the mails; false starts them again, with the jobs that are new from then on.',
  })
  isPaused?: boolean | null;
}

@InputType({ description: 'Which job alert to delete.' })
export class DeleteJobAlertInput {
  @Field(() => ID, { description: "The alert's id." }) id!: string;
}

@ObjectType({ description: 'What `createJobAlert` returns.', simpleResolvers: true })
export class CreateJobAlertPayload {
  @Field(() => JobAlert, { description: 'The new alert.' }) jobAlert!: JobAlert;
  @Field(() => User, { description: `Your own account, with its job alerts, at most ${MAX_JOB_ALERTS}.` }) user!: User;
}

@ObjectType({ description: 'What `updateJobAlert` returns.', simpleResolvers: true })
export class UpdateJobAlertPayload {
  @Field(() => JobAlert, { description: 'The alert as it is now.' }) jobAlert!: JobAlert;
}

@ObjectType({ description: 'What `deleteJobAlert` returns.', simpleResolvers: true })
export class DeleteJobAlertPayload {
  @Field(() => User, { description: 'Your own account, with its job alerts.' }) user!: User;
}
