import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { ApplicationsFeature } from '../applications/applications.feature.js';
import type { InterviewsFeature } from '../interviews/interviews.feature.js';
import type { MailFeature } from '../mail/mail.feature.js';
import type { NotificationsFeature } from '../notifications/notifications.feature.js';
import type { WebhooksFeature } from '../webhooks/webhooks.feature.js';
import { WithdrawalsEmails } from './withdrawals.emails.js';
import { WithdrawalsResolver } from './withdrawals.resolver.js';
import { WithdrawalsService } from './withdrawals.service.js';

export function withdrawalsFeature(
  deps: CoreServices & MailFeature & NotificationsFeature & WebhooksFeature & ApplicationsFeature & InterviewsFeature,
) {
  const emails = new WithdrawalsEmails(deps.mailer, deps.adminNotifications);
  const resolvers: Resolvers = [
    new WithdrawalsResolver(new WithdrawalsService({ ...deps, emails }), deps.applicationsReadModel),
  ];
  return { resolvers };
}
