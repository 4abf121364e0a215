import type { Foundation, Resolvers } from '../../platform/foundation.js';
import type { MailFeature } from '../mail/mail.feature.js';
import { ContactReadModel } from './contact.read-model.js';
import { ContactResolver } from './contact.resolver.js';
import { ContactService } from './contact.service.js';

/** Messages of the contact form. */
export function contactFeature({
  transactions,
  reader,
  limiter,
  dailyLimits,
  audit,
  clock,
  mailRoom,
}: Foundation & MailFeature) {
  const contact = new ContactService({ transactions, mailRoom, limiter, dailyLimits, audit, clock });
  const resolvers: Resolvers = [new ContactResolver(contact, new ContactReadModel(reader))];
  return { resolvers };
}
