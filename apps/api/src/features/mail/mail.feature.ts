import type { Foundation, Resolvers } from '../../platform/foundation.js';
import { smtpTransport } from '../../platform/mail-transport.js';
import { Outbox } from '../../platform/outbox.js';
import { OutboxGauges } from '../../platform/outbox-gauges.js';
import { OutboxWorker } from '../../platform/outbox-worker.js';
import { RepeatedWork } from '../../platform/repeated-work.js';
import { Announcements } from './announcements.service.js';
import { DeadMailsResolver } from './dead-mails.resolver.js';
import { DeadMailsService } from './dead-mails.service.js';
import { KeptMailsReadModel } from './kept-mails.read-model.js';
import { MailRoomService } from './mail-room.service.js';
import { OfficeBell } from './office-bell.js';
import { OfficeDigestsService } from './office-digests.service.js';
import { OfficeNewsService } from './office-news.service.js';
import { SecondFactorNews } from './second-factor-news.service.js';

/** How often the hours of the administrators are looked at. */
const DIGEST_POLL = 60_000;

/** What writes mails and sends them. */
export function mailFeature({ config, dataSource, reader, transactions, audit, logger, clock }: Foundation) {
  const { BRAND_NAME, SUPPORT_EMAIL, SMTP_URL, MAIL_FROM, publicUrl, isProduction } = config;
  const brand = { name: BRAND_NAME, supportEmail: SUPPORT_EMAIL, url: publicUrl };
  const mailRoom = new MailRoomService(new Outbox(clock), brand);
  const digests = new OfficeDigestsService(transactions, mailRoom, clock);
  const resolvers: Resolvers = [new DeadMailsResolver(new DeadMailsService(reader, transactions, audit, clock))];
  return {
    mailRoom,
    announce: new Announcements(mailRoom, clock),
    office: new OfficeNewsService(mailRoom, new OfficeBell(clock), config.ADMIN_MAIL, clock),
    digests,
    digestWork: new RepeatedWork('digests', DIGEST_POLL, () => digests.sendDue(), logger),
    secondFactorNews: new SecondFactorNews(mailRoom, clock),
    outboxGauges: new OutboxGauges(reader, clock),
    keptMails: new KeptMailsReadModel(reader),
    /** Null without a mail server: mails are kept then. */
    outboxWorker:
      SMTP_URL === undefined
        ? null
        : new OutboxWorker(dataSource, smtpTransport(SMTP_URL, MAIL_FROM, isProduction), logger, clock),
    resolvers,
  };
}

export type MailFeature = ReturnType<typeof mailFeature>;
