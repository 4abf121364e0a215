import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Notification } from '../notifications/notifications.types.js';
import { User } from './accounts.types.js';

@InputType({ description: 'The notifications to mark as read.' })
export class MarkNotificationsReadInput {
  @Field(() => [ID], { description: 'At most 100 ids.' }) ids!: string[];
}

@ObjectType({ description: 'The result of `markNotificationsRead`.', simpleResolvers: true })
export class MarkNotificationsReadPayload {
  @Field(() => [Notification], { description: 'The updated notifications, as far as they are yours.' })
  notifications!: Notification[];
  @Field(() => User, { description: 'Your own account.' }) user!: User;
}

@ObjectType({ description: 'The result of `markAllNotificationsRead`.', simpleResolvers: true })
export class MarkAllNotificationsReadPayload {
  @Field(() => User, { description: 'Your own account.' }) user!: User;
}
