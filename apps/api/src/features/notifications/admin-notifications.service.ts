import type { AdminEmailPreference } from '@job-alert/domain/accounts/admin-email-preference';
import { type EntityManager, IsNull } from 'typeorm';
import { UserEntity } from '../../database/entities/accounts/user.entity.js';
import { NotificationEntity } from '../../database/entities/messages/notification.entity.js';
import type { Clock } from '../../platform/clock.js';
import type { MailerService } from '../mail/mailer.service.js';
import { type AdminEvent, adminEmail } from './admin.emails.js';
import type { CompanyEventKind } from './notification-kinds.types.js';
import type { AdminNotificationsRepository, AdminNotification } from './admin-notifications.repository.js';

/** Tells every active administrator what waits for them, in the transaction of the event: a line in the bell, and a mail to who has chosen one for each. */
export class AdminNotificationsService {
  constructor(
    private readonly mailer: MailerService,
    private readonly bell: AdminNotificationsRepository,
    /** For administrators who have not chosen. */
    private readonly standard: AdminEmailPreference,
    private readonly clock: Clock,
  ) {}

  async tell(manager: EntityManager, kind: CompanyEventKind, eventId: string, news: AdminEvent): Promise<void> {
    const admins = await manager.find(UserEntity, {
      select: { id: true, email: true, officeMail: true },
      where: { type: 'ADMIN', isActive: true },
      // In one order by everybody: the shared lines of bells are written, and two who wait for each other would both be refused.
      order: { id: 'ASC' },
    });
    if (admins.length === 0) return;
    const content = adminEmail(this.mailer.brand, news);
    const name = kind.toLowerCase().replaceAll('_', '-');
    const mailed = admins.filter((admin) => (admin.officeMail ?? this.standard) === 'EACH');
    const messages = mailed.map(({ id, email }) => ({
      key: `${name}:${eventId}:${id}`,
      kind,
      to: email,
      content,
      dataSubjects: news.dataSubjects,
    }));
    await this.mailer.enqueue(manager, ...messages);
    const ids = admins.map(({ id }) => id);
    await this.bell.ring(manager, kind, news, ids);
  }

  /** A line in these bells about something that is no company's. */
  note(manager: EntityManager, line: AdminNotification, adminIds: readonly string[]): Promise<void> {
    return this.bell.line(manager, line, adminIds);
  }

  /** A request has been decided: its lines in the bells are marked as read, no matter who decided it. */
  async settled(manager: EntityManager, approvalId: string, readAt = this.clock.now()): Promise<void> {
    await manager.update(NotificationEntity, { approvalId, readAt: IsNull() }, { readAt });
  }

  /** The decision at that time is undone: what it has marked as read is unread again. */
  async markRequestUnread(manager: EntityManager, approvalId: string, readAt: Date): Promise<void> {
    await manager.update(NotificationEntity, { approvalId, readAt }, { readAt: null });
  }
}
