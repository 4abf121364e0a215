import { Announcements } from '../features/mail/announcements.service.js';
import { KeptMailsReadModel } from '../features/mail/kept-mails.read-model.js';
import { MailRoom } from '../features/mail/mail-room.js';
import { OfficeBell } from '../features/mail/office-bell.js';
import { OfficeDigestsService } from '../features/mail/office-digests.service.js';
import { OfficeNewsService } from '../features/mail/office-news.service.js';
import { SecondFactorNews } from '../features/mail/second-factor-news.service.js';
import { smtpTransport } from '../platform/mail-transport.js';
import { Outbox } from '../platform/outbox.js';
import { OutboxGauges } from '../platform/outbox-gauges.js';
import { OutboxWorker } from '../platform/outbox-worker.js';
import { RepeatedWork } from '../platform/repeated-work.js';
import type { Foundation } from './foundation.js';

/** How often the hours of the administrators are looked at. */
const DIGEST_POLL = 60_000;

/** What writes mails and sends them. */
export function createMailServices({ config, dataSource, reader, transactions, logger, clock }: Foundation) {
  const { BRAND_NAME, SUPPORT_EMAIL, SMTP_URL, MAIL_FROM, publicUrl, isProduction } = config;
  const brand = { name: BRAND_NAME, supportEmail: SUPPORT_EMAIL, url: publicUrl };
  const mailRoom = new MailRoom(new Outbox(clock), brand);
  const digests = new OfficeDigestsService(transactions, mailRoom, clock);
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
  };
}

export type MailServices = ReturnType<typeof createMailServices>;
