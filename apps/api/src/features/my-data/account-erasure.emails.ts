import { ERASURE_RECEIPT_KIND } from '../../platform/outbox/outbox-queue.js';
import type { EntityManager } from 'typeorm';
import type { MailerService } from '../mail/mailer.service.js';

/** Emails about the deletion of an own account, enqueued in its transaction. */
export class AccountErasureEmails {
  constructor(private readonly mailer: MailerService) {}

  /** Confirms the deletion to its owner. Names nobody, and the outbox deletes it once it is sent (decision 0141). */
  async erased(manager: EntityManager, { id, email }: { id: string; email: string }): Promise<void> {
    const { brand } = this.mailer;
    await this.mailer.enqueue(manager, {
      key: `account-deleted:${id}`,
      kind: ERASURE_RECEIPT_KIND,
      to: email,
      content: {
        subject: `Your ${brand.name} account has been deleted`,
        preview: 'You will get no more emails from us.',
        heading: 'Your account has been deleted',
        paragraphs: [
          'Hello,',
          'Your account and everything in it have been deleted, as you asked. This cannot be undone.',
          `If you did not ask for it, write to ${brand.supportEmail}.`,
        ],
        button: { label: brand.name, url: brand.url },
      },
    });
  }
}
