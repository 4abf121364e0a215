import { TOTAL_COUNT_CAP } from '@job-alert/domain/lists/paging';
import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/graphql/requires.js';
import type { Page } from '../../platform/lists/page.js';
import { isOwn, requireUser } from '../../platform/viewer.js';
import type { NotificationsService } from '../notifications/notifications.service.js';
import { Notification, NotificationConnection, NotificationsArgs } from '../notifications/notifications.types.js';
import { type AccountKey, presentUser } from './accounts.presenter.js';
import type { AccountsService } from './accounts.service.js';
import { User } from './accounts.types.js';

@InputType({ description: 'The notifications to mark as read.' })
class MarkNotificationsReadInput {
  @Field(() => [ID], { description: 'At most 100 ids.' }) ids!: string[];
}

@ObjectType({ description: 'The result of `markNotificationsRead`.', simpleResolvers: true })
class MarkNotificationsReadPayload {
  @Field(() => [Notification], { description: 'The updated notifications, as far as they are yours.' })
  notifications!: Notification[];
  @Field(() => User, { description: 'Your own account.' }) user!: User;
}

@ObjectType({ description: 'The result of `markAllNotificationsRead`.', simpleResolvers: true })
class MarkAllNotificationsReadPayload {
  @Field(() => User, { description: 'Your own account.' }) user!: User;
}

@Resolver(() => User)
export class UserNotificationsResolver {
  constructor(
    private readonly service: NotificationsService,
    private readonly accounts: AccountsService,
  ) {}

  @FieldResolver(() => NotificationConnection, {
    nullable: true,
    description: 'Your notifications, the latest first; null for other accounts.',
  })
  async notifications(
    @Root() { id }: AccountKey,
    @Ctx() { viewer, maxPageSize }: RequestContext,
    @Args(() => NotificationsArgs) args: NotificationsArgs,
  ): Promise<Page<Notification> | null> {
    return isOwn(viewer, id) ? this.service.list(id, args, maxPageSize) : null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: `The number of your unread notifications, counted up to ${TOTAL_COUNT_CAP}; null for other accounts.`,
  })
  async unreadNotificationCount(@Root() { id }: AccountKey, @Ctx() { viewer }: RequestContext): Promise<number | null> {
    return isOwn(viewer, id) ? this.service.unreadCount(id) : null;
  }

  @Requires('CANDIDATE', 'EMPLOYER', 'ADMIN')
  @Mutation(() => MarkNotificationsReadPayload, {
    description: 'Marks notifications as read. Notifications of other users are ignored.',
  })
  async markNotificationsRead(
    @Ctx() { viewer }: RequestContext,
    @Arg('input', () => MarkNotificationsReadInput, { description: 'The notifications to mark.' })
    { ids }: MarkNotificationsReadInput,
  ): Promise<MarkNotificationsReadPayload> {
    const user = requireUser(viewer);
    const notifications = await this.service.markRead(user, ids);
    return { notifications, user: presentUser(await this.accounts.ownUser(user)) };
  }

  @Requires('CANDIDATE', 'EMPLOYER', 'ADMIN')
  @Mutation(() => MarkAllNotificationsReadPayload, {
    description: 'Marks all your notifications as read, except those that arrive in the meantime.',
  })
  async markAllNotificationsRead(@Ctx() { viewer }: RequestContext): Promise<MarkAllNotificationsReadPayload> {
    const user = requireUser(viewer);
    await this.service.markAllRead(user);
    return { user: presentUser(await this.accounts.ownUser(user)) };
  }
}
