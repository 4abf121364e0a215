import type { AdminEmailPreference } from '@job-alert/domain/accounts/admin-email-preference';
import { type EntityManager, IsNull } from 'typeorm';
import { findResponsible } from '../../database/companies/responsible-administrators.js';
import type { UserEntity } from '../../database/entities/accounts/user.entity.js';
import { NotificationEntity } from '../../database/entities/messages/notification.entity.js';
import type { Clock } from '../../platform/clock.js';
import type { MailerService } from '../mail/mailer.service.js';
import { ADMIN_EVENT_ACTIONS, type AdminEvent, adminEmail } from './admin.emails.js';
import { administratorsTo } from './administrators.read-model.js';
import type { CompanyEventKind } from './notification-kinds.types.js';
import type { AdminNotificationsRepository, AdminNotification } from './admin-notifications.repository.js';

/**
 * Notifies the responsible administrator, or all who may do what an event asks for, in the event's transaction, and by email depending on
 * their preference.
 */
export class AdminNotificationsService {
  constructor(
    private readonly mailer: MailerService,
    private readonly bell: AdminNotificationsRepository,
    /** The default for administrators without a preference. */
    private readonly standard: AdminEmailPreference,
    private readonly clock: Clock,
  ) {}

  async notify(manager: EntityManager, kind: CompanyEventKind, eventId: string, news: AdminEvent): Promise<void> {
    const admins = await administratorsTo(manager, ADMIN_EVENT_ACTIONS[kind]);
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

  /** Returns the responsible administrator of a request. Returns all for a request without one, and for news that is not about a request (decision 0174). */
  private async responsibleAmong(
    manager: EntityManager,
    admins: readonly UserEntity[],
    approvalId: string | null,
  ): Promise<readonly UserEntity[]> {
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
