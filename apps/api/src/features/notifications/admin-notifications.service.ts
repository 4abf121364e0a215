import type { AdminEmailPreference } from '@job-alert/domain/accounts/admin-email-preference';
import { type EntityManager, IsNull } from 'typeorm';
import { findResponsible } from '../../database/companies/responsible-administrators.js';
import { ACTIVE_ADMINISTRATORS, UserEntity } from '../../database/entities/accounts/user.entity.js';
import { NotificationEntity } from '../../database/entities/messages/notification.entity.js';
import type { Clock } from '../../platform/clock.js';
import type { MailerService } from '../mail/mailer.service.js';
import { type AdminEvent, adminEmail } from './admin.emails.js';
import type { CompanyEventKind } from './notification-kinds.types.js';
import type { AdminNotificationsRepository, AdminNotification } from './admin-notifications.repository.js';

type Admin = Pick<UserEntity, 'id' | 'email' | 'emailPreference'>;

/** Notifies the responsible administrator or all active ones in the event's transaction, and by email depending on their preference. */
export class AdminNotificationsService {
  constructor(
    private readonly mailer: MailerService,
    private readonly bell: AdminNotificationsRepository,
    /** The default for administrators without a preference. */
    private readonly standard: AdminEmailPreference,
    private readonly clock: Clock,
  ) {}

  async notify(manager: EntityManager, kind: CompanyEventKind, eventId: string, news: AdminEvent): Promise<void> {
    const admins = await manager.find(UserEntity, {
      select: { id: true, email: true, emailPreference: true },
      where: ACTIVE_ADMINISTRATORS,
      // In a fixed order, because the shared notifications are updated and two transactions could deadlock.
      order: { id: 'ASC' },
    });
    if (admins.length === 0) return;
    const informed = await this.responsibleAmong(manager, admins, news.approvalId);
    const content = adminEmail(this.mailer.brand, news);
    const name = kind.toLowerCase().replaceAll('_', '-');
    const recipients = informed.filter((admin) => (admin.emailPreference ?? this.standard) === 'EACH');
    const messages = recipients.map(({ id, email }) => ({
      key: `${name}:${eventId}:${id}`,
      kind,
      to: email,
      content,
      dataSubjects: news.dataSubjects,
    }));
    await this.mailer.enqueue(manager, ...messages);
    const ids = informed.map(({ id }) => id);
    await this.bell.ring(manager, kind, news, ids);
  }

  /** A request is for its responsible administrator; without one, and for other events, it is for all (decision 0174). */
  private async responsibleAmong(
    manager: EntityManager,
    admins: readonly Admin[],
    approvalId: string | null,
  ): Promise<readonly Admin[]> {
    const id = approvalId === null ? null : await findResponsible(manager, approvalId);
    const responsible = admins.filter((admin) => admin.id === id);
    return responsible.length > 0 ? responsible : admins;
  }

  /** Inserts a notification that is not about a company. */
  note(manager: EntityManager, line: AdminNotification, adminIds: readonly string[]): Promise<void> {
    return this.bell.line(manager, line, adminIds);
  }

  /** Marks the notifications about a decided request as read, whoever decided it. */
  async markRequestRead(manager: EntityManager, approvalId: string, readAt = this.clock.now()): Promise<void> {
    await manager.update(NotificationEntity, { approvalId, readAt: IsNull() }, { readAt });
  }

  /** Reverts `markRequestRead` after an undo: notifications that it marked as read become unread. */
  async markRequestUnread(manager: EntityManager, approvalId: string, readAt: Date): Promise<void> {
    await manager.update(NotificationEntity, { approvalId, readAt }, { readAt: null });
  }
}
