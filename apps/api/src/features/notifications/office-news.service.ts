import type { AdminEmailPreference } from '@job-alert/domain/accounts/admin-email-preference';
import { type EntityManager, IsNull } from 'typeorm';
import { UserEntity } from '../../database/entities/accounts/user.entity.js';
import { NotificationEntity } from '../../database/entities/messages/notification.entity.js';
import type { Clock } from '../../platform/clock.js';
import type { MailerService } from '../mail/mailer.service.js';
import { type OfficeNews, officeMail } from './admin.emails.js';
import type { CompanyNewsKind } from './notification-kinds.types.js';
import type { OfficeBellRepository, OfficeLine } from './office-bell.repository.js';

/** Tells every active administrator what waits for them, in the transaction of the event: a line in the bell, and a mail to who has chosen one for each. */
export class OfficeNewsService {
  constructor(
    private readonly mailer: MailerService,
    private readonly bell: OfficeBellRepository,
    /** For administrators who have not chosen. */
    private readonly standard: AdminEmailPreference,
    private readonly clock: Clock,
  ) {}

  async tell(manager: EntityManager, kind: CompanyNewsKind, eventId: string, news: OfficeNews): Promise<void> {
    const admins = await manager.find(UserEntity, {
      select: { id: true, email: true, officeMail: true },
      where: { type: 'ADMIN', isActive: true },
      // In one order by everybody: the shared lines of bells are written, and two who wait for each other would both be refused.
      order: { id: 'ASC' },
    });
    if (admins.length === 0) return;
    const content = officeMail(this.mailer.brand, news);
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
  note(manager: EntityManager, line: OfficeLine, adminIds: readonly string[]): Promise<void> {
    return this.bell.line(manager, line, adminIds);
  }

  /** A request has been decided: its lines in the bells are marked as read, no matter who decided it. */
  async settled(manager: EntityManager, approvalId: string, readAt = this.clock.now()): Promise<void> {
    await manager.update(NotificationEntity, { approvalId, readAt: IsNull() }, { readAt });
  }

  /** The decision at that time is undone: what it has marked as read is unread again. */
  async unsettled(manager: EntityManager, approvalId: string, readAt: Date): Promise<void> {
    await manager.update(NotificationEntity, { approvalId, readAt }, { readAt: null });
  }
}
