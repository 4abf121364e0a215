import { JOB_CHANGES_KEPT_DAYS, type JobChangeKind } from '@job-alert/domain/job-change';
import { DEFAULT_FIRST, MAX_FIRST } from '@job-alert/domain/paging';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { PageInfo } from '../../platform/page.types.js';
import { DateTimeScalar } from '../../platform/scalars.js';
import { OpenJob } from './open-jobs.types.js';

const JobChangeKindEnum = graphqlEnum<JobChangeKind>('OpenJobChangeKind', 'What has become of a job.', {
  OPENED: 'It is open: for the first time, or again.',
  CHANGED: 'Something that the public sees of it was changed.',
  CLOSED: 'It is no longer open: switched off, past its last day, or deleted.',
});

@ObjectType({ description: 'One line of the feed of changes.', simpleResolvers: true })
export class OpenJobChange {
  @Field(() => String, { description: 'Opaque. The feed goes on after it.' }) cursor!: string;
  @Field(() => DateTimeScalar, { description: 'When it happened. The order of the feed is that of its cursors.' })
  at!: Date;
  @Field(() => JobChangeKindEnum, { description: 'What happened.' }) kind!: JobChangeKind;
  @Field(() => ID, { description: "The job's id, also of one that has been deleted." }) jobId!: string;
  @Field(() => OpenJob, {
    nullable: true,
    description: 'The job as it is now; null when it is not open now, whatever the line says.',
  })
  job!: OpenJob | null;
}

@ObjectType({ description: 'A part of the feed of changes.', simpleResolvers: true })
export class OpenJobChangeConnection {
  @Field(() => [OpenJobChange], { description: 'The changes in the order in which they happened.' })
  nodes!: OpenJobChange[];
  @Field(() => PageInfo, {
    description: 'Its `endCursor` is always there: pass it as `after` next time, also when nothing was new.',
  })
  pageInfo!: PageInfo;
}

@ArgsType()
export class JobChangesArgs {
  @Field(() => Int, { defaultValue: DEFAULT_FIRST, description: `How many changes to return, from 1 to ${MAX_FIRST}.` })
  first!: number;
  @Field(() => String, {
    nullable: true,
    description: `The last \`endCursor\`. Without it the feed begins with every open job. CURSOR_EXPIRED when it is older than ${JOB_CHANGES_KEPT_DAYS} days.`,
  })
  after?: string | null;
}
