import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { createConnection, matchCount, PageArgs } from '../../platform/lists/page.types.js';
import type { NotificationKind } from './notification-kinds.types.js';

const NotificationKindEnum = graphqlEnum<NotificationKind>('NotificationKind', 'The subject of a notification.', {
  NEW_EMPLOYER: 'An employer has signed up.',
  JOIN_REQUEST: 'The owner of a company has not decided a request to join it.',
  NEW_JOB: 'A job was posted.',
  CHANGED_JOB: 'An approved job was changed and is waiting for approval again, or its employer asks for a correction.',
  NEW_APPLICATION: 'A candidate has applied.',
  NEW_PROPOSAL: 'An employer has proposed a status.',
  INTERVIEW_SCHEDULED: 'An employer has scheduled an interview, or an administrator has arranged one for your company.',
  INTERVIEW_CANCELLED:
    'An employer has cancelled an interview, or an administrator has cancelled one for your company.',
  APPLICATION_WITHDRAWN: 'A candidate has withdrawn an application.',
  OFFER_ANSWERED: 'A candidate has answered an offer.',
  JOB_INVITATION: 'You are invited to apply for a job.',
  INVITATION_ANSWERED: 'A candidate has answered your invitation and has not applied yet.',
  ASSIGNED: 'Another administrator has made you responsible for companies, jobs or requests.',
  WEBHOOK_OFF: 'A webhook was deactivated because an event could not be delivered.',
});

@ObjectType({ description: 'A notification of a user.', simpleResolvers: true })
export class Notification {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => NotificationKindEnum, { description: 'Its subject.' }) kind!: NotificationKind;
  @Field(() => String, { description: 'The text: one sentence.' }) text!: string;
  @Field(() => String, { description: 'The page that it links to, as a path of the web app.' }) path!: string;
  @Field(() => DateTimeScalar, { description: 'When it happened.' }) createdAt!: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was read; null while it is unread.' })
  readAt!: Date | null;
}

export const NotificationConnection = createConnection(Notification, 'Notification', matchCount('notifications'));

@ArgsType()
export class NotificationsArgs extends PageArgs {
  @Field(() => Boolean, { defaultValue: false, description: 'Only unread ones.' }) unreadOnly!: boolean;
}
