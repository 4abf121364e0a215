import { DEEP_LINKS } from '@job-alert/domain/portal/deep-links';
import type { EntityManager } from 'typeorm';
import type { WebhookDeliveryEntity } from '../../database/entities/messages/webhook-delivery.entity.js';
import type { MailerService } from '../mail/mailer.service.js';
import { administratorsTo } from '../notifications/administrators.read-model.js';
import type { AdminNotificationsService } from '../notifications/admin-notifications.service.js';

/** Notifies the administrators who can switch it on again, whatever their preference, because the failure is not visible elsewhere. */
export class WebhooksEmails {
  constructor(
    private readonly mailer: MailerService,
    private readonly adminNotifications: Pick<AdminNotificationsService, 'note'>,
  ) {}

  async switchedOff(manager: EntityManager, { id, webhook }: WebhookDeliveryEntity, failedAt: Date): Promise<void> {
    const admins = await administratorsTo(manager, 'Mutation.updateWebhook');
    const url = webhook?.url ?? '';
    const host = URL.canParse(url) ? new URL(url).host : url;
    const content = {
      subject: `Webhook switched off: ${host}`,
      preview: 'An event could not be delivered.',
      heading: 'A webhook is switched off',
      paragraphs: [
        `An event could not be delivered to ${host}, so no more events are sent there.`,
        'Once the receiver works, switch the webhook on again. The pending events are then sent in order.',
      ],
      facts: [['Address', url]] as const,
      button: { label: 'Open webhooks', url: `${this.mailer.brand.url}${DEEP_LINKS.webhooks}` },
    };
    const messages = admins.map((admin) => ({
      key: `webhook-off:${id}:${failedAt.getTime()}:${admin.id}`,
      kind: 'WEBHOOK_OFF',
      to: admin.email,
      content,
    }));
    await this.mailer.enqueue(manager, ...messages);
    const text = `The webhook to ${host} is switched off: an event could not be delivered.`;
    const line = { kind: 'WEBHOOK_OFF', text, path: DEEP_LINKS.webhooks } as const;
    const adminIds = admins.map((admin) => admin.id);
    await this.adminNotifications.note(manager, line, adminIds);
  }
}
