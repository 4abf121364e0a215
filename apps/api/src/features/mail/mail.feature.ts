import type { Foundation, Resolvers } from '../../platform/foundation.js';
import { smtpTransport } from '../../platform/mail-transport.js';
import { Outbox } from '../../platform/outbox.js';
import { OutboxGauges } from '../../platform/outbox-gauges.js';
import { OutboxWorker } from '../../platform/outbox-worker.js';
import { DeadMailsResolver } from './dead-mails.resolver.js';
import { DeadMailsService } from './dead-mails.service.js';
import { KeptMailsReadModel } from './kept-mails.read-model.js';
import { MailRoomService } from './mail-room.service.js';

/** What writes mails and sends them. */
export function mailFeature({ config, dataSource, reader, transactions, audit, logger, clock }: Foundation) {
  const { BRAND_NAME, SUPPORT_EMAIL, SMTP_URL, MAIL_FROM, publicUrl, isProduction } = config;
  const brand = { name: BRAND_NAME, supportEmail: SUPPORT_EMAIL, url: publicUrl };
  const mailRoom = new MailRoomService(new Outbox(clock), brand);
  const deadMails = new DeadMailsService(reader, transactions, audit, clock);
  const resolvers: Resolvers = [new DeadMailsResolver(deadMails)];
  return {
    mailRoom,
    deadMails,
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
