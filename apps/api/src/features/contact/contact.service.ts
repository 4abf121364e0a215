import { normalizeEmail } from '@job-alert/domain/fields/email';
import { contactMessageSchema } from '@job-alert/domain/contact/contact-message';
import type { EntityManager } from 'typeorm';
import { ContactMessageEntity } from '../../database/entities/messages/contact-message.entity.js';
import { lockAccount } from '../../platform/account-lock.js';
import type { RequestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { notFound } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { parseInput } from '../../platform/input.js';
import type { Limit } from '../../platform/limits/limiter.js';
import type { MailerService } from '../mail/mailer.service.js';
import { contactEmail } from './contact.emails.js';
import type { SendContactMessageInput } from './contact.types.js';

const MESSAGES_PER_ADDRESS: Limit = { name: 'contact-address', points: 5, seconds: 3_600 };

interface Deps extends Pick<CoreServices, 'transactions' | 'limiter' | 'dailyLimits' | 'audit' | 'clock'> {
  mailer: MailerService;
}

/** Contact messages: stored, emailed to the support address, and marked as handled by administrators. */
export class ContactService {
  constructor(private readonly deps: Deps) {}

  /** Stores the message and emails it. Bots that fill in the hidden fields get the same response. */
  async send(context: RequestContext, { company, website, ...input }: SendContactMessageInput): Promise<void> {
    if (isFilled(company) || isFilled(website)) return;
    const message = parseInput(contactMessageSchema, { ...input, userType: input.userType ?? undefined });
    await this.deps.limiter.consume(MESSAGES_PER_ADDRESS, context.network);
    await this.deps.dailyLimits.charge('CONTACT_MESSAGE', context.network);
    await this.deps.transactions.run(async (manager) => {
      const createdAt = this.deps.clock.now();
      const row = manager.create(ContactMessageEntity, { ...message, isHandled: false, createdAt });
      const { id } = await manager.save(row);
      const { brand } = this.deps.mailer;
      await this.deps.mailer.enqueue(manager, {
        key: `contact:${id}`,
        kind: 'CONTACT',
        to: normalizeEmail(brand.supportEmail),
        replyTo: message.email,
        content: contactEmail(brand, message, createdAt),
      });
    });
  }

  /** Marks a message as handled. Idempotent. */
  async markHandled(context: RequestContext, id: string): Promise<ContactMessageEntity> {
    checkId(id, 'Message');
    return this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, context.viewer);
      const message = await manager.findOneBy(ContactMessageEntity, { id });
      if (!message) throw notFound('Message');
      if (!message.isHandled) await this.tickOff(manager, context, id);
      return { ...message, isHandled: true };
    });
  }

  private async tickOff(manager: EntityManager, context: RequestContext, id: string): Promise<void> {
    const { affected } = await manager.update(ContactMessageEntity, { id, isHandled: false }, { isHandled: true });
    if (affected !== 1) return;
    await this.deps.audit.record(manager, context, { action: 'HANDLE', subjectType: 'MESSAGE', subjectId: id });
  }
}

const isFilled = (text: string | null | undefined): boolean => text != null && text.trim() !== '';
