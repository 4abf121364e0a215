import {
  JOB_ALERT_NAME_MAX,
  JOBS_PER_ALERT,
  type JobAlertFrequency,
  type JobAlertState,
  MAX_JOB_ALERTS,
} from '@job-alert/domain/jobs/job-alert';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { User } from '../accounts/accounts.types.js';
import { OpenJobsFilter } from '../jobs/open-jobs/open-jobs.types.js';

const JobAlertFrequencyEnum = graphqlEnum<JobAlertFrequency>(
  'JobAlertFrequency',
  `How often new jobs are emailed. Each email lists at most ${JOBS_PER_ALERT} jobs. No email is sent without new jobs.`,
  {
    AT_ONCE: 'Within a minute, but at most one email every 15 minutes.',
    DAILY: 'Every day at 9:00 in India.',
    WEEKLY: 'Every Monday at 9:00 in India.',
  },
);

const JobAlertStateEnum = graphqlEnum<JobAlertState>('JobAlertState', 'The state of a job alert.', {
  ACTIVE: 'Emails are sent.',
  PAUSED: 'You have paused the alert, here or with the link in an email.',
  UNVERIFIED: 'No emails are sent until you have confirmed your email address.',
  REFUSED:
    'An email could not be delivered. Emails are sent again once you resume the alert or change your email address.',
});

const NAME = `At most ${JOB_ALERT_NAME_MAX} characters.`;

@ObjectType({ description: 'A search whose new jobs are emailed to you, each job once.', simpleResolvers: true })
export class JobAlert {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => String, { description: NAME }) name!: string;
  @Field(() => JobAlertFrequencyEnum, { description: 'How often new jobs are emailed.' }) frequency!: JobAlertFrequency;
  @Field(() => JobAlertStateEnum, { description: 'The state of the alert.' }) state!: JobAlertState;
  @Field(() => String, { description: 'The path of the search results on this site.' }) path!: string;
  @Field(() => DateTimeScalar, { description: 'When the alert was created.' }) createdAt!: Date;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When its last email was created; null before the first.',
  })
  emailedAt!: Date | null;
}

@InputType({ description: 'A search, its name and the frequency of its emails.' })
export class CreateJobAlertInput {
  @Field(() => String, { description: NAME }) name!: string;
  @Field(() => JobAlertFrequencyEnum, { description: 'How often new jobs are emailed.' }) frequency!: JobAlertFrequency;
  @Field(() => OpenJobsFilter, {
    description: 'The search: filters of the list of open jobs, except companyId and postedAfter.',
  })
  filter!: OpenJobsFilter;
}

@InputType({ description: 'New values of a job alert. Omitted fields stay the same.' })
export class UpdateJobAlertInput {
  @Field(() => ID, { description: "The alert's id." }) id!: string;
  @Field(() => String, { nullable: true, description: NAME }) name?: string | null;
  @Field(() => JobAlertFrequencyEnum, { nullable: true, description: 'How often new jobs are emailed.' })
  frequency?: JobAlertFrequency | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True pauses the emails; false resumes them, starting with the jobs that are new from then on.',
  })
  isPaused?: boolean | null;
}

@InputType({ description: 'The job alert to delete.' })
export class DeleteJobAlertInput {
  @Field(() => ID, { description: "The alert's id." }) id!: string;
}

@ObjectType({ description: 'The result of `createJobAlert`.', simpleResolvers: true })
export class CreateJobAlertPayload {
  @Field(() => JobAlert, { description: 'The new alert.' }) jobAlert!: JobAlert;
  @Field(() => User, { description: `Your own account, with its job alerts, at most ${MAX_JOB_ALERTS}.` }) user!: User;
}

@ObjectType({ description: 'The result of `updateJobAlert`.', simpleResolvers: true })
export class UpdateJobAlertPayload {
  @Field(() => JobAlert, { description: 'The alert as it is now.' }) jobAlert!: JobAlert;
}

@ObjectType({ description: 'The result of `deleteJobAlert`.', simpleResolvers: true })
export class DeleteJobAlertPayload {
  @Field(() => User, { description: 'Your own account, with its job alerts.' }) user!: User;
}
