import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import { smtpTransport } from '../../platform/outbox/email-transport.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { OutboxMetrics } from '../../platform/outbox/outbox-metrics.js';
import { OutboxWorker } from '../../platform/outbox/outbox-worker.js';
import { CapturedEmailsReadModel } from './captured-emails.read-model.js';
import { MailerService } from './mailer.service.js';
import { UndeliveredEmailsResolver } from './undelivered-emails.resolver.js';
import { UndeliveredEmailsService } from './undelivered-emails.service.js';

/** Creates the services that write and send emails. */
export function mailFeature({ config, dataSource, reader, transactions, audit, logger, clock }: CoreServices) {
  const { BRAND_NAME, SUPPORT_EMAIL, SMTP_URL, MAIL_FROM, publicUrl, isProduction } = config;
  const brand = { name: BRAND_NAME, supportEmail: SUPPORT_EMAIL, url: publicUrl };
  const mailer = new MailerService(new Outbox(clock), brand);
  const undeliveredEmails = new UndeliveredEmailsService(reader, transactions, audit, clock);
  const resolvers: Resolvers = [new UndeliveredEmailsResolver(undeliveredEmails)];
  return {
    mailer,
    undeliveredEmails,
    outboxGauges: new OutboxMetrics(reader, clock),
    capturedEmails: new CapturedEmailsReadModel(reader),
    /** Null without a mail server: emails stay in the outbox. */
    outboxWorker:
      SMTP_URL === undefined
        ? null
        : new OutboxWorker(dataSource, smtpTransport(SMTP_URL, MAIL_FROM, isProduction), logger, clock),
    resolvers,
  };
}

export type MailFeature = ReturnType<typeof mailFeature>;
