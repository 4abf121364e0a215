import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import { PeriodicTask } from '../../platform/background/periodic-task.js';
import type { AccountsFeature } from '../accounts/accounts.feature.js';
import type { ApplicationsFeature } from '../applications/applications.feature.js';
import type { CompaniesFeature } from '../companies/companies.feature.js';
import type { InterviewsFeature } from '../interviews/interviews.feature.js';
import type { JobsFeature } from '../jobs/jobs.feature.js';
import type { MailFeature } from '../mail/mail.feature.js';
import type { NotesFeature } from '../notes/notes.feature.js';
import type { NotificationsFeature } from '../notifications/notifications.feature.js';
import type { WebhooksFeature } from '../webhooks/webhooks.feature.js';
import {
  ApplicationApprovalsResolver,
  ApprovalEdgesResolver,
  CompanyApprovalResolver,
  JobApprovalResolver,
  WaitingCountsResolver,
} from './approval-edges.resolver.js';
import { AssignmentsRepository } from './assignments/assignments.repository.js';
import { AssignmentsResolver } from './assignments/assignments.resolver.js';
import { AssignmentsService } from './assignments/assignments.service.js';
import { ApplicationHistoryReadModel } from './application-history.read-model.js';
import { ApprovalsReadModel } from './approvals.read-model.js';
import { ApprovalsRepository } from './approvals.repository.js';
import { ApprovalsResolver } from './approvals.resolver.js';
import { ApprovalsService } from './approvals.service.js';
import { DecisionTargetsService } from './decision-targets.service.js';
import { DecisionNotificationsRepository } from './decision-notifications/decision-notifications.repository.js';
import { DecisionNotificationsService } from './decision-notifications/decision-notifications.service.js';
import { DecisionUndosRepository } from './undo/decision-undos.repository.js';
import { CompanyDigestService } from './company-digest.service.js';
import { QueueDigestService } from './queue-digest.service.js';
import { UndoDecisionService } from './undo/undo-decision.service.js';
import { UserActivationEmails } from './user-activation.emails.js';
import { UserActivationResolver } from './user-activation.resolver.js';
import { UserActivationService } from './user-activation.service.js';

/** Milliseconds between checks for the start of a working day. */
const DIGEST_POLL_MS = 60_000;
/** Milliseconds between checks for decisions to email to employers. */
const DECISION_POLL_MS = 5_000;

type Deps = CoreServices &
  MailFeature &
  NotificationsFeature &
  AccountsFeature &
  CompaniesFeature &
  WebhooksFeature &
  JobsFeature &
  ApplicationsFeature &
  InterviewsFeature &
  NotesFeature;

export function approvalsFeature(deps: Deps) {
  const { config, reader, clock, accountsReadModel, cancellations } = deps;
  const decisionNotifications = new DecisionNotificationsService({
    ...deps,
    notifications: new DecisionNotificationsRepository(),
  });
  const parts = {
    ...deps,
    decisionNotifications,
    approvals: new ApprovalsRepository(),
    undos: new DecisionUndosRepository(),
    records: new DecisionTargetsService({ ...deps, decisionNotifications, interviews: cancellations }),
  };
  const approvals = new ApprovalsService(parts);
  const undo = new UndoDecisionService(parts);
  const approvalsReadModel = new ApprovalsReadModel(reader, clock, {
    COMPANY: config.DUE_HOURS_COMPANY,
    JOB: config.DUE_HOURS_JOB,
    APPLICATION: config.DUE_HOURS_STEP,
  });
  const digests = new QueueDigestService({ ...deps, approvals: approvalsReadModel, notes: deps.notesReadModel });
  const companyDigests = new CompanyDigestService(deps);
  const digestWork = new PeriodicTask(
    'digests',
    DIGEST_POLL_MS,
    async () => {
      await digests.sendDue();
      await companyDigests.sendDue();
    },
    deps.logger,
  );
  const decisionNotificationWork = new PeriodicTask(
    'emails to employers about decisions',
    DECISION_POLL_MS,
    () => decisionNotifications.sendDue(),
    deps.logger,
  );
  const userActivation = new UserActivationService({ ...deps, emails: new UserActivationEmails(deps.mailer) });
  const resolvers: Resolvers = [
    new ApprovalEdgesResolver({
      approvals: approvalsReadModel,
      accounts: accountsReadModel,
      companies: deps.companies,
      jobs: deps.jobPostings,
      applications: deps.applicationsReadModel,
    }),
    new WaitingCountsResolver(approvalsReadModel),
    new CompanyApprovalResolver(approvalsReadModel),
    new JobApprovalResolver(approvalsReadModel),
    new ApplicationApprovalsResolver(
      approvalsReadModel,
      new ApplicationHistoryReadModel({
        approvals: approvalsReadModel,
        offers: deps.offersReadModel,
        interviews: deps.interviewsReadModel,
        recommendations: deps.recommendationsReadModel,
      }),
    ),
    new ApprovalsResolver({ approvals, undo, readModel: approvalsReadModel }),
    new AssignmentsResolver({
      assignments: new AssignmentsService({ ...deps, assignments: new AssignmentsRepository() }),
      companies: deps.companies,
      jobs: deps.jobs,
      approvals: approvalsReadModel,
    }),
    new UserActivationResolver(userActivation),
  ];
  return {
    approvalsReadModel,
    digests,
    companyDigests,
    digestWork,
    decisionNotifications,
    decisionNotificationWork,
    userActivation,
    resolvers,
  };
}

export type ApprovalsFeature = ReturnType<typeof approvalsFeature>;
