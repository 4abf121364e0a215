import type { HistoryEventKind } from '@job-alert/domain/interviews/history-events';
import { Field, ID, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { Approval } from './approvals.types.js';

const HistoryEventKindEnum = graphqlEnum<HistoryEventKind>(
  'HistoryEventKind',
  'An event in the history of an application.',
  {
    REQUEST: 'The application itself, or a step that the employer proposed.',
    OFFER_ACCEPTED: 'The candidate accepted the offer.',
    OFFER_DECLINED: 'The candidate declined the offer.',
    OTHER_DATE: 'The candidate asked for another date of joining.',
    INTERVIEW_CANCELLED: 'An interview was cancelled.',
    JOB_CORRECTED: 'The job was changed after the application.',
    WITHDRAWN: 'The candidate withdrew the application.',
    RECOMMENDED: 'An administrator recommended the candidate, or corrected the recommendation. Hidden from candidates.',
  },
);

@ObjectType({ description: 'An entry in the history of an application.', simpleResolvers: true })
export class HistoryEntry {
  @Field(() => ID, { description: 'A unique id.' }) id!: string;
  @Field(() => HistoryEventKindEnum, { description: 'The kind of event.' }) kind!: HistoryEventKind;
  @Field(() => DateTimeScalar, {
    description: 'When it happened. For a request: when it was decided, or when it was made if it is pending.',
  })
  at!: Date;
  @Field(() => String, { description: 'A summary of the event for the viewer.' }) summary!: string;
  @Field(() => Approval, { nullable: true, description: 'The request; null for other kinds.' })
  approval!: Approval | null;
}
