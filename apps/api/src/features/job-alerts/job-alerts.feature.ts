import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import { PeriodicTask } from '../../platform/background/periodic-task.js';
import type { AccountsFeature } from '../accounts/accounts.feature.js';
import type { JobsFeature } from '../jobs/jobs.feature.js';
import type { MailFeature } from '../mail/mail.feature.js';
import { JobAlertEmailsService } from './job-alert-emails.service.js';
import { JobAlertLinksService } from './job-alert-links.service.js';
import { JobAlertsReadModel } from './job-alerts.read-model.js';
import { JobAlertsResolver } from './job-alerts.resolver.js';
import { JobAlertsService } from './job-alerts.service.js';

const POLL = 5_000;

export function jobAlertsFeature(deps: CoreServices & MailFeature & AccountsFeature & JobsFeature) {
  const readModel = new JobAlertsReadModel(deps.reader);
  const parts = { ...deps, readModel, links: new JobAlertLinksService(deps.signer) };
  const jobAlerts = new JobAlertsService(parts);
  const jobAlertEmails = new JobAlertEmailsService(parts);
  const round = async (signal: AbortSignal) => void (await jobAlertEmails.sendDue(signal));
  const jobAlertWork = new PeriodicTask('mails of job alerts', POLL, round, deps.logger);
  const resolvers: Resolvers = [new JobAlertsResolver(jobAlerts, readModel, deps.accounts)];
  return { jobAlerts, jobAlertEmails, jobAlertWork, resolvers };
}
