import type { CoreServices } from '../../platform/core-services.js';
import type { MailFeature } from '../mail/mail.feature.js';
import { NotificationsService } from './notifications.service.js';
import { AdminNotificationsRepository } from './admin-notifications.repository.js';
import { AdminNotificationsService } from './admin-notifications.service.js';

const EMAIL_PREFERENCES = { digest: 'DIGEST', each: 'EACH', none: 'NONE' } as const;

export function notificationsFeature({ config, transactions, reader, clock, mailer }: CoreServices & MailFeature) {
  const defaultEmailPreference = EMAIL_PREFERENCES[config.ADMIN_MAIL];
  return {
    notifications: new NotificationsService(transactions, reader, clock),
    adminNotifications: new AdminNotificationsService(
      mailer,
      new AdminNotificationsRepository(clock),
      defaultEmailPreference,
      clock,
    ),
    /** The default for administrators without a preference. */
    defaultEmailPreference,
  };
}

export type NotificationsFeature = ReturnType<typeof notificationsFeature>;
