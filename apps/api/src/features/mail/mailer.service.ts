import type { EntityManager } from 'typeorm';
import type { Outbox, DataSubjects } from '../../platform/outbox/outbox.js';
import { type Brand, type EmailContent, renderEmail } from './email-layout.presenter.js';

/** An email before rendering. */
export interface EmailMessage {
  /** Identifies the event and the recipient (platform/outbox). */
  key: string;
  kind: string;
  to: string;
  replyTo?: string;
  content: EmailContent;
  calendar?: string;
  unsubscribeUrl?: string;
  dataSubjects?: DataSubjects;
}

/** Renders emails with the brand layout and adds them to the outbox in the caller's transaction. */
export class MailerService {
  constructor(
    private readonly outbox: Outbox,
    readonly brand: Brand,
  ) {}

  /** Delays emails that this transaction enqueues until the given time. Returns the keys with which `cancel` removes them. */
  delayUntil(manager: EntityManager, until: Date): readonly string[] {
    return this.outbox.delayUntil(manager, until);
  }

  /** Counts an email in the next daily email of the account. */
  collect(manager: EntityManager, email: Parameters<Outbox['collect']>[1]): Promise<void> {
    return this.outbox.collect(manager, email);
  }

  cancel(manager: EntityManager, keys: readonly string[], since: Date): Promise<boolean> {
    return this.outbox.cancel(manager, keys, since);
  }

  enqueue(manager: EntityManager, ...messages: readonly EmailMessage[]): Promise<void> {
    return this.outbox.enqueue(
      manager,
      messages.map(({ content, ...envelope }) => ({ ...envelope, ...renderEmail(this.brand, content) })),
    );
  }
}
