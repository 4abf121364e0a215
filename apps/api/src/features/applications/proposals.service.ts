import { APPLICATION_MESSAGES } from '@job-alert/domain/applications/application-messages';
import {
  addsNewDetails,
  applicationProposalSchema,
  validateDateOfJoining,
} from '@job-alert/domain/applications/application-proposal';
import {
  type ApplicationStatus,
  allowsOffer,
  statusAfterApproval,
  statusAfterProposal,
} from '@job-alert/domain/applications/application-status';
import { formatAskedBy } from '@job-alert/domain/approvals/asked-by';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { validateInvitation } from '@job-alert/domain/interviews/interview';
import { MAX_BULK_SIZE } from '@job-alert/domain/lists/paging';
import type { EntityManager } from 'typeorm';
import { ApplicationEntity } from '../../database/entities/applications/application.entity.js';
import { updateFacts } from '../../database/reports/report-facts.js';
import { lockAccount } from '../../platform/account-lock.js';
import { type BulkResult, runBulk } from '../../platform/bulk-action.js';
import type { RequestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { invalidInput, PortalError, staleVersion } from '../../platform/errors.js';
import { parseInput } from '../../platform/input.js';
import type { UserViewer } from '../../platform/viewer.js';
import type { OnBehalf } from '../companies/on-behalf.read-model.js';
import type { FilesService } from '../files/files.service.js';
import type { WebhookEventsService } from '../webhooks/webhook-events.service.js';
import type { ApplicationsEmails } from './applications.emails.js';
import type { ApplicationsPolicy } from './applications.policy.js';
import type { ApplicationsRepository } from './applications.repository.js';
import { requireProposable } from './applications.rules.js';
import type { ProposeApplicationStatusInput } from './applications.types.js';
import type { ProposedStepInput } from './bulk-propose.types.js';

/** A validated proposal. Undefined fields keep their value if the status stays the same. */
interface Proposal {
  status: ApplicationStatus;
  feedback?: string | null | undefined;
  dateOfJoining?: string | null | undefined;
  offerLetterId?: string | null | undefined;
  /** True if the caller inserts an interview with the proposal. */
  interview?: boolean;
}

/** The employer of a company, or an administrator who acts for it (decision 0156). */
export interface CompanyActor {
  viewer: UserViewer;
  companyId: string;
  onBehalf: OnBehalf | null;
}

const TOO_MANY = `Propose a step for at most ${MAX_BULK_SIZE} applications at once.`;

interface Deps extends Pick<CoreServices, 'dataSource' | 'dailyLimits' | 'audit' | 'clock'> {
  files: FilesService;
  applications: ApplicationsRepository;
  policy: ApplicationsPolicy;
  emails: ApplicationsEmails;
  webhookEvents: WebhookEventsService;
}

/** Employers propose the next step of an application; an administrator decides. */
export class ProposalsService {
  constructor(private readonly deps: Deps) {}

  /** Proposes a step for multiple applications. */
  async proposeAll(
    context: RequestContext,
    proposals: readonly ProposedStepInput[],
  ): Promise<BulkResult<ProposedStepInput, void>[]> {
    await this.deps.policy.requireHiring(context);
    return runBulk({ field: 'proposals', items: proposals, tooManyMessage: TOO_MANY }, (proposal) =>
      this.propose(context, proposal),
    );
  }

  /** Proposes a status, with the date of joining, feedback and offer letter. */
  async propose(context: RequestContext, input: ProposeApplicationStatusInput): Promise<void> {
    const { id } = input;
    const employer = await this.deps.policy.requireHiring(context);
    const { status, feedback, dateOfJoining } = parseInput(applicationProposalSchema, input, offerLetterErrors(input));
    const proposal: Proposal = {
      status,
      feedback: input.feedback === undefined ? undefined : feedback,
      dateOfJoining: input.dateOfJoining === undefined ? undefined : dateOfJoining,
    };
    // Checked before the upload is stored, and again inside the transaction.
    const present = await this.deps.applications.findForCompany(this.deps.dataSource.manager, id, employer.companyId);
    requireAcceptable(present, proposal, Boolean(input.offerLetter));
    const problem = validateDateOfJoining(proposal.dateOfJoining, present, todayInIndia(this.deps.clock.now()));
    if (problem !== null) throw invalidInput({ dateOfJoining: [problem] });
    await this.deps.dailyLimits.charge('PROPOSAL', employer.companyId);
    const uploads = [{ field: 'offerLetter', purpose: 'OFFER_LETTER', upload: input.offerLetter }] as const;
    await this.deps.files.transaction(uploads, async (manager, files) => {
      await lockAccount(manager, employer);
      const offerLetterId = await files.record('offerLetter', employer.companyId);
      const actor = { viewer: employer, companyId: employer.companyId, onBehalf: null };
      const { application, approvalId } = await this.record(manager, context, actor, id, {
        ...proposal,
        offerLetterId,
      });
      await this.deps.emails.proposed(manager, id, {
        approvalId,
        requestedById: employer.id,
        proposedStatus: status,
        previousStatus: application.approvedStatus,
        hasOfferLetter: offerLetterId != null,
        isReschedule: false,
      });
      await updateFacts(manager, 'APPLICATION', [id]);
    });
  }

  /**
   * Writes a proposal in the caller's transaction, which is approved if an administrator acts for the company. Returns the
   * previous application and the request's id. The status changes only from the version that was read, so of two
   * concurrent proposals the second one fails.
   */
  async record(
    manager: EntityManager,
    context: RequestContext,
    { viewer, companyId, onBehalf }: CompanyActor,
    id: string,
    proposal: Proposal,
  ): Promise<{ application: ApplicationEntity; approvalId: string }> {
    const application = await this.deps.applications.findForCompany(manager, id, companyId);
    requireAcceptable(application, proposal);
    if (proposal.interview) await this.requireInvitable(manager, application);
    const now = this.deps.clock.now();
    const step = onBehalf
      ? { ...statusAfterApproval(proposal.status), approvedStatus: proposal.status, approvalState: 'APPROVED' as const }
      : { ...statusAfterProposal(proposal.status), approvalState: 'PENDING' as const };
    await this.move(manager, application, proposal, { ...step, statusUpdatedAt: now });
    const approvalId = await this.deps.applications.request(manager, {
      applicationId: id,
      requestedById: viewer.id,
      requestedByName: onBehalf?.adminName ?? viewer.name,
      requestedAt: now,
      ...(onBehalf && {
        state: 'APPROVED',
        decidedById: viewer.id,
        decidedByName: viewer.name,
        decidedAt: now,
        askedBy: onBehalf.askedBy.name,
        askedChannel: onBehalf.askedBy.channel,
      }),
      previousValue: application.approvedStatus,
      proposedValue: proposal.status,
      ...proposalDetails(proposal, application),
    });
    await this.deps.audit.record(manager, context, {
      action: 'PROPOSE',
      subjectType: 'APPLICATION',
      subjectId: id,
      details: {
        from: application.approvedStatus,
        to: proposal.status,
        ...(onBehalf && { companyId, askedBy: formatAskedBy(onBehalf.askedBy) }),
      },
    });
    const { jobId } = application;
    await this.deps.webhookEvents.write(manager, 'APPLICATION_STATUS_CHANGED', { applicationId: id, jobId, companyId });
    return { application, approvalId };
  }

  private async requireInvitable(manager: EntityManager, application: ApplicationEntity): Promise<void> {
    const { approvalStatus } = await this.deps.applications.jobApplyState(manager, application.jobId);
    const problem = validateInvitation({
      status: application.status,
      proposedStatus: application.proposedStatus,
      recordActive: application.isActive,
      withdrawn: application.withdrawnAt !== null,
      jobApprovalStatus: approvalStatus,
    });
    if (problem !== null) throw new PortalError('STATUS_NOT_ALLOWED', problem);
  }

  private async move(
    manager: EntityManager,
    { id, version, companyId }: ApplicationEntity,
    proposal: Proposal,
    changes: Partial<ApplicationEntity>,
  ): Promise<void> {
    const { affected } = await manager.update(ApplicationEntity, { id, version }, { ...changes, version: version + 1 });
    if (affected === 1) return;
    // A concurrent change was first: throw the specific error, or STALE_VERSION if the proposal is still allowed.
    requireAcceptable(await this.deps.applications.findForCompany(manager, id, companyId), proposal);
    throw staleVersion();
  }
}

/** Validates the upload, which the domain schema does not cover. */
function offerLetterErrors({ status, offerLetter }: ProposeApplicationStatusInput): Record<string, string[]> {
  return !offerLetter || allowsOffer(status) ? {} : { offerLetter: [APPLICATION_MESSAGES.offerNotAllowed] };
}

/** Throws if the proposal is not allowed now or changes nothing. */
function requireAcceptable(
  present: ApplicationEntity,
  { status, interview = false, offerLetterId, ...details }: Proposal,
  hasOfferLetter = Boolean(offerLetterId),
): void {
  requireProposable(present, status, {
    interview,
    newDetails: addsNewDetails({ ...details, hasOfferLetter }, present),
  });
}

/** With an unchanged status, omitted fields keep their values, such as the offer letter. */
function proposalDetails({ status, ...changes }: Proposal, present: ApplicationEntity) {
  const current = present.approvedStatus === status ? present : null;
  return {
    feedback: changes.feedback === undefined ? (current?.feedback ?? null) : changes.feedback,
    dateOfJoining: changes.dateOfJoining === undefined ? (current?.dateOfJoining ?? null) : changes.dateOfJoining,
    offerLetterId: changes.offerLetterId === undefined ? (current?.offerLetterId ?? null) : changes.offerLetterId,
  };
}
