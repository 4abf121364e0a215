import { JOB_FEED_RETENTION_DAYS, type JobFeedEventKind } from '@job-alert/domain/jobs/job-feed-event';
import { DEFAULT_FIRST, MAX_FIRST } from '@job-alert/domain/lists/paging';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { PageInfo } from '../../../platform/lists/page.types.js';
import { OpenJob } from '../open-jobs/open-jobs.types.js';

const JobChangeKindEnum = graphqlEnum<JobFeedEventKind>('OpenJobChangeKind', 'A change to an open job.', {
  OPENED: 'It is open: for the first time, or again.',
  CHANGED: 'Its public data was changed.',
  CLOSED: 'It is no longer open: deactivated, past its deadline, or deleted.',
});

@ObjectType({ description: 'An entry of the job change feed.', simpleResolvers: true })
class OpenJobChange {
  @Field(() => String, { description: 'An opaque cursor. The feed continues after it.' }) cursor!: string;
  @Field(() => DateTimeScalar, { description: 'When it happened. The order of the feed is the order of its cursors.' })
  at!: Date;
  @Field(() => JobChangeKindEnum, { description: 'The kind of change.' }) kind!: JobFeedEventKind;
  @Field(() => ID, { description: "The job's id, even if the job has been deleted." }) jobId!: string;
  @Field(() => OpenJob, {
    nullable: true,
    description: 'The current job. Null if it is not open now, whatever the kind of the entry.',
  })
  job!: OpenJob | null;
}

@ObjectType({ description: 'A page of the job change feed.', simpleResolvers: true })
export class OpenJobChangeConnection {
  @Field(() => [OpenJobChange], { description: 'The changes in the order in which they happened.' })
  nodes!: OpenJobChange[];
  @Field(() => PageInfo, {
    description: '`endCursor` is always set. Pass it as `after` next time, even if there were no changes.',
  })
  pageInfo!: PageInfo;
}

@ArgsType()
export class JobChangesArgs {
  @Field(() => Int, {
    defaultValue: DEFAULT_FIRST,
    description: `The number of changes to return, from 1 to ${MAX_FIRST}.`,
  })
  first!: number;
  @Field(() => String, {
    nullable: true,
    description: `The last \`endCursor\`. Without it, the feed starts with all open jobs. CURSOR_EXPIRED if it is older than ${JOB_FEED_RETENTION_DAYS} days.`,
  })
  after?: string | null;
}
