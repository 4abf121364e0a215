import type { Foundation } from '../../platform/foundation.js';
import { RepeatedWork } from '../../platform/repeated-work.js';
import type { MailFeature } from '../mail/mail.feature.js';
import { NotificationsService } from './notifications.service.js';
import { OfficeBellRepository } from './office-bell.repository.js';
import { OfficeDigestsService } from './office-digests.service.js';
import { OfficeNewsService } from './office-news.service.js';

/** How often the hours of the administrators are looked at. */
const DIGEST_POLL = 60_000;

/** News for administrators: bells, and the mails that go with them. */
export function notificationsFeature({
  config,
  dataSource,
  transactions,
  reader,
  logger,
  clock,
  mailRoom,
}: Foundation & MailFeature) {
  const digests = new OfficeDigestsService(transactions, mailRoom, clock);
  return {
    bells: new NotificationsService(dataSource, reader, clock),
    office: new OfficeNewsService(mailRoom, new OfficeBellRepository(clock), config.ADMIN_MAIL, clock),
    digests,
    digestWork: new RepeatedWork('digests', DIGEST_POLL, () => digests.sendDue(), logger),
  };
}

export type NotificationsFeature = ReturnType<typeof notificationsFeature>;
