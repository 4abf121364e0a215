import type { ApplicationStatus } from '@job-alert/domain/application-status';
import type { ApprovalState, Decision } from '@job-alert/domain/approval';
import type { RejectionReason } from '@job-alert/domain/rejection-reasons';
import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { ApplicationStatusEnum } from '../applications/application-status.types.js';
import { ApprovalStateEnum } from '../companies/approval-state.types.js';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/requires.js';
import { presentApplication } from '../applications/applications.presenter.js';
import type { ApplicationsReadModel } from '../applications/applications.read-model.js';
import { Application } from '../applications/applications.types.js';
import type { CompaniesReadModel } from '../companies/companies.read-model.js';
import { Company } from '../companies/companies.types.js';
import type { JobsReadModel } from '../jobs/jobs.read-model.js';
import { Job } from '../jobs/jobs.types.js';
import type { ApprovalsService } from './approvals.service.js';
import { DecisionEnum, RejectionReasonEnum } from './approvals.types.js';

const DECISION = { description: 'What to do with the request.' };
const REASON = { nullable: true, description: 'Why it is rejected: one of the reasons for this kind of request.' };
const NOTE = {
  nullable: true,
  description:
    'A note to the person who asked, with a rejection only; required with OTHER; at most 2,000 characters. Candidates never see them.',
};
const SEEN = {
  nullable: true,
  description:
    'Where the request stood when the administrator read it; one that stands otherwise by now gives ALREADY_DECIDED, or STALE_VERSION.',
};
const SEEN_VERSION = {
  nullable: true,
  description:
    'The version of the job that the administrator read (Job.version); if its employer has changed it since, STALE_VERSION.',
};
const SEEN_PROPOSED_STATUS = {
  nullable: true,
  description:
    'The step that the administrator read (Approval.proposedStatus); if another one would come about, STALE_VERSION.',
};
const REFUSALS = 'Refusals: NOT_FOUND, INVALID_INPUT, ALREADY_DECIDED (decidedBy, decidedAt), STALE_VERSION';

interface Deps {
  approvals: ApprovalsService;
  companies: CompaniesReadModel;
  jobs: JobsReadModel;
  applications: ApplicationsReadModel;
}

@Resolver()
export class ApprovalsResolver {
  constructor(private readonly deps: Deps) {}

  @Requires('ADMIN')
  @Mutation(() => Company, { description: `Approves or rejects a company. ${REFUSALS}.` })
  async decideCompany(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: "The company's id." }) id: string,
    @Arg('decision', () => DecisionEnum, DECISION) decision: Decision,
    @Arg('reason', () => RejectionReasonEnum, REASON) reason?: RejectionReason | null,
    @Arg('note', () => String, NOTE) note?: string | null,
    @Arg('seen', () => ApprovalStateEnum, SEEN) seen?: ApprovalState | null,
  ): Promise<Company | null> {
    await this.deps.approvals.decideCompany(context, id, { decision, reason, note, seen });
    return this.deps.companies.one(id);
  }

  @Requires('ADMIN')
  @Mutation(() => Job, { description: `Approves or rejects a job. ${REFUSALS}.` })
  async decideJob(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: "The job's id." }) id: string,
    @Arg('decision', () => DecisionEnum, DECISION) decision: Decision,
    @Arg('reason', () => RejectionReasonEnum, REASON) reason?: RejectionReason | null,
    @Arg('note', () => String, NOTE) note?: string | null,
    @Arg('seen', () => ApprovalStateEnum, SEEN) seen?: ApprovalState | null,
    @Arg('seenVersion', () => Int, SEEN_VERSION) seenVersion?: number | null,
  ): Promise<Job> {
    await this.deps.approvals.decideJob(context, id, { decision, reason, note, seen, seenVersion });
    return this.deps.jobs.one(context, id);
  }

  @Requires('ADMIN')
  @Mutation(() => Application, {
    description: `Approves or rejects the newest request of an application, for administrators. ${REFUSALS}, STATUS_NOT_ALLOWED when a date of joining has passed.`,
  })
  async decideApplication(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: "The application's id." }) id: string,
    @Arg('decision', () => DecisionEnum, DECISION) decision: Decision,
    @Arg('reason', () => RejectionReasonEnum, REASON) reason?: RejectionReason | null,
    @Arg('note', () => String, NOTE) note?: string | null,
    @Arg('seen', () => ApprovalStateEnum, SEEN) seen?: ApprovalState | null,
    @Arg('seenProposedStatus', () => ApplicationStatusEnum, SEEN_PROPOSED_STATUS)
    seenProposedStatus?: ApplicationStatus | null,
  ): Promise<Application> {
    await this.deps.approvals.decideApplication(context, id, { decision, reason, note, seen, seenProposedStatus });
    return presentApplication(await this.deps.applications.one(context, id), context.viewer);
  }
}
