import { TOTAL_COUNT_CAP } from '@job-alert/domain/paging';
import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import type { Page } from '../../platform/page.js';
import type { NotificationsService } from './notifications.service.js';
import { Notification, NotificationConnection, NotificationsArgs } from './notifications.types.js';

@Resolver(() => Notification)
export class NotificationsResolver {
  constructor(private readonly service: NotificationsService) {}

  @Query(() => NotificationConnection, { description: "The viewer's own notifications, the latest first." })
  notifications(
    @Ctx() context: RequestContext,
    @Args(() => NotificationsArgs) args: NotificationsArgs,
  ): Promise<Page<Notification>> {
    return this.service.list(context, args, args.unreadOnly);
  }

  @Query(() => Int, {
    description: `How many of the viewer's notifications are unread, counted no further than ${TOTAL_COUNT_CAP}.`,
  })
  unreadNotificationCount(@Ctx() context: RequestContext): Promise<number> {
    return this.service.unreadCount(context);
  }

  @Mutation(() => Int, {
    description: 'Marks own notifications as read and says how many are unread then; others are left alone.',
  })
  markNotificationsRead(
    @Ctx() context: RequestContext,
    @Arg('ids', () => [ID], { description: 'At most 100 ids.' }) ids: string[],
  ): Promise<number> {
    return this.service.markRead(context, ids);
  }

  @Mutation(() => Int, {
    description: 'Marks all own notifications as read and says how many are unread then: those that arrived meanwhile.',
  })
  markAllNotificationsRead(@Ctx() context: RequestContext): Promise<number> {
    return this.service.markAllRead(context);
  }
}
