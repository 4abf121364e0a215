import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { MailFeature } from '../mail/mail.feature.js';
import { ContactReadModel } from './contact.read-model.js';
import { ContactResolver } from './contact.resolver.js';
import { ContactService } from './contact.service.js';

export function contactFeature(deps: CoreServices & MailFeature) {
  const contactMessages = new ContactReadModel(deps.reader);
  const resolvers: Resolvers = [new ContactResolver(new ContactService(deps), contactMessages)];
  return { contactMessages, resolvers };
}
