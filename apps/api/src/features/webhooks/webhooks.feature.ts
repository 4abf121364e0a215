import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import { OutboundAddressGuard } from '../../platform/http/ssrf-guard.js';
import type { MailFeature } from '../mail/mail.feature.js';
import type { NotificationsFeature } from '../notifications/notifications.feature.js';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.js';
import { WebhookEventsService } from './webhook-events.service.js';
import { WebhookGaugesReadModel } from './webhook-gauges.read-model.js';
import { WebhookSenderService } from './webhook-sender.service.js';
import { WebhooksEmails } from './webhooks.emails.js';
import { WebhooksPolicy } from './webhooks.policy.js';
import { WebhooksReadModel } from './webhooks.read-model.js';
import { WebhooksResolver } from './webhooks.resolver.js';
import { WebhooksService } from './webhooks.service.js';

export function webhooksFeature(deps: CoreServices & MailFeature & NotificationsFeature) {
  const { config, reader, clock, mailer, adminNotifications } = deps;
  const policy = new WebhooksPolicy();
  const deliveries = new WebhookDeliveriesRepository({
    ...deps,
    emails: new WebhooksEmails(mailer, adminNotifications),
  });
  const resolvers: Resolvers = [
    new WebhooksResolver(new WebhooksService({ ...deps, policy }), new WebhooksReadModel(reader), policy),
  ];
  return {
    webhookGauges: new WebhookGaugesReadModel(reader, clock),
    webhookEvents: new WebhookEventsService(clock),
    webhookSender: new WebhookSenderService({
      ...deps,
      deliveries,
      addresses: new OutboundAddressGuard(config.WEBHOOK_ALLOW),
    }),
    resolvers,
  };
}

export type WebhooksFeature = ReturnType<typeof webhooksFeature>;
