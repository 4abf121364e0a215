import { type EntityManager, IsNull, LessThanOrEqual } from 'typeorm';
import { NotificationEntity } from '../../database/entities/notification.entity.js';
import { UserEntity } from '../../database/entities/user.entity.js';
import type { Clock } from '../../platform/clock.js';
import type { NotificationKind } from './notification-kinds.types.js';
import type { Config } from '../../platform/config.js';
import type { MailRoomService } from '../mail/mail-room.service.js';
import type { OfficeBellRepository, Rung } from './office-bell.repository.js';
import { type OfficeNews, officeMail } from './office.mails.js';

/** How long an administrator gets no mail after one, unless the operator wants each at once (decision 0040). */
export const DIGEST_MINUTES = 60;

/** Tells every active administrator what waits for them: a mail and a line in the bell, in the transaction of the event. */
export class OfficeNewsService {
  constructor(
    private readonly mailRoom: MailRoomService,
    private readonly bell: OfficeBellRepository,
    private readonly mailing: Config['ADMIN_MAIL'],
    private readonly clock: Clock,
  ) {}

  async tell(manager: EntityManager, kind: NotificationKind, eventId: string, news: OfficeNews): Promise<void> {
    const admins = await manager.find(UserEntity, {
      select: { id: true, email: true, officeMailedAt: true },
      where: { type: 'ADMIN', isActive: true },
      // In one order by everybody: the rows are written, and two who wait for each other would both be refused.
      order: { id: 'ASC' },
    });
    const told: (Rung & { email: string })[] = [];
    for (const admin of admins) told.push({ ...admin, isMailed: await this.isMailedNow(manager, admin) });
    if (told.length === 0) return;
    const content = officeMail(this.mailRoom.brand, news);
    const name = kind.toLowerCase().replaceAll('_', '-');
    const letters = told.flatMap(({ id, email, isMailed }) =>
      isMailed ? [{ key: `${name}:${eventId}:${id}`, kind, to: email, content, toldOf: news.toldOf }] : [],
    );
    await this.mailRoom.post(manager, ...letters);
    await this.bell.ring(manager, kind, news, told);
  }

  /** A request has been decided: its lines in the bells are marked as read, no matter who decided it. */
  async settled(manager: EntityManager, approvalId: string, readAt = this.clock.now()): Promise<void> {
    await manager.update(NotificationEntity, { approvalId, readAt: IsNull() }, { readAt });
  }

  /** The decision at that time is undone: what it has marked as read is unread again. */
  async unsettled(manager: EntityManager, approvalId: string, readAt: Date): Promise<void> {
    await manager.update(NotificationEntity, { approvalId, readAt }, { readAt: null });
  }

  /** The first news after an hour goes out at once and begins the next hour; of several at the same time, one does. */
  private async isMailedNow(manager: EntityManager, { id, officeMailedAt }: UserEntity): Promise<boolean> {
    if (this.mailing === 'each') return true;
    const now = this.clock.now();
    const before = new Date(now.getTime() - DIGEST_MINUTES * 60_000);
    if (officeMailedAt !== null && officeMailedAt > before) return false;
    return beginsHour(manager, id, { before, now });
  }
}

/** Begins an administrator's next hour, unless it has begun meanwhile. */
export async function beginsHour(
  manager: EntityManager,
  id: string,
  { before, now }: { before: Date; now: Date },
): Promise<boolean> {
  const over = [
    { id, officeMailedAt: IsNull() },
    { id, officeMailedAt: LessThanOrEqual(before) },
  ];
  const { affected } = await manager
    .createQueryBuilder()
    .update(UserEntity)
    .set({ officeMailedAt: now })
    .where(over)
    .execute();
  return affected === 1;
}
