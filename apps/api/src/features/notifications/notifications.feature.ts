import type { CoreServices } from '../../platform/core-services.js';
import type { MailFeature } from '../mail/mail.feature.js';
import { NotificationsService } from './notifications.service.js';
import { AdminNotificationsRepository } from './admin-notifications.repository.js';
import { AdminNotificationsService } from './admin-notifications.service.js';

const OFFICE_MAIL = { digest: 'DIGEST', each: 'EACH', none: 'NONE' } as const;

export function notificationsFeature({ config, transactions, reader, clock, mailer }: CoreServices & MailFeature) {
  const officeMail = OFFICE_MAIL[config.ADMIN_MAIL];
  return {
    bells: new NotificationsService(transactions, reader, clock),
    office: new AdminNotificationsService(mailer, new AdminNotificationsRepository(clock), officeMail, clock),
    /** The default for administrators without a preference. */
    officeMail,
  };
}

export type NotificationsFeature = ReturnType<typeof notificationsFeature>;
