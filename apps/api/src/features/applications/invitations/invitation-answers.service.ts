import { todayInIndia } from '@job-alert/domain/india/calendar';
import type { JobQuestion } from '@job-alert/domain/jobs/screening';
import { INVITATION_MESSAGES, type InvitationState, invitationState } from '@job-alert/domain/sourcing/job-invitation';
import { invitationDeclineSchema } from '@job-alert/domain/sourcing/job-invitation-input';
import type { EntityManager } from 'typeorm';
import { parseList } from '../../../database/sql-reader.js';
import { JobInvitationEntity } from '../../../database/entities/applications/job-invitation.entity.js';
import { CandidateProfileEntity } from '../../../database/entities/candidates/candidate-profile.entity.js';
import { lockAccount, lockCandidate } from '../../../platform/account-lock.js';
import type { RequestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { hashToken } from '../../../platform/crypto.js';
import { notFound, PortalError } from '../../../platform/errors.js';
import { checkId } from '../../../platform/ids.js';
import { parseInput } from '../../../platform/input.js';
import type { Limit } from '../../../platform/limits/limiter.js';
import { requireCandidate } from '../../../platform/viewer.js';
import type { CandidatesService } from '../../candidates/candidates.service.js';
import type { SearchVisibilityService } from '../../candidates/visibility/search-visibility.service.js';
import type { FilesService } from '../../files/files.service.js';
import { jobPath } from '../../jobs/job-path.rules.js';
import type { ApplicationsService } from '../applications.service.js';
import { ANSWERABLE, type AnswerableInvitation } from './job-invitations.read-model.js';
import type { JobInvitationsRepository } from './job-invitations.repository.js';
import type {
  AcceptInvitationByLinkInput,
  AcceptInvitationInput,
  DeclineInvitationByLinkInput,
  DeclineInvitationInput,
  LinkedInvitation,
} from './job-invitations.types.js';

/** Tokens cannot be guessed. The limit only protects the database from floods of requests. */
const LINK_PER_ADDRESS: Limit = { name: 'invitation-link', points: 120, seconds: 3_600 };

type Yes = Omit<AcceptInvitationInput, 'id'>;
type No = Omit<DeclineInvitationInput, 'id'>;

interface Deps extends Pick<CoreServices, 'dataSource' | 'limiter' | 'audit' | 'clock'> {
  invitations: JobInvitationsRepository;
  applications: ApplicationsService;
  candidates: CandidatesService;
  visibility: SearchVisibilityService;
  files: FilesService;
}

/** Candidates answer invitations, either logged in or with the link from the email. */
export class InvitationAnswersService {
  constructor(private readonly deps: Deps) {}

  /** Returns the invitation of a link; null once it is unknown or its account has ended. Read-only. */
  async linked(context: RequestContext, token: string): Promise<LinkedInvitation | null> {
    await this.deps.limiter.consume(LINK_PER_ADDRESS, context.network);
    const { manager } = this.deps.dataSource;
    const invitation = await findByToken(manager, token);
    if (!invitation) return null;
    const { candidateId, answer: _answer, questions, hasPreferences, ...shown } = invitation;
    return {
      ...shown,
      state: this.stateOf(invitation),
      jobPath: jobPath(invitation.jobId, invitation.jobTitle),
      questions: parseList<JobQuestion>(questions),
      hasPreferences: Number(hasPreferences) === 1,
      missingProfileParts: await this.deps.candidates.missingParts(manager, candidateId),
    };
  }

  async accept(context: RequestContext, { id, ...yes }: AcceptInvitationInput): Promise<void> {
    await this.recordYes(context, await this.findOwn(context, id), yes);
  }

  async acceptByLink(context: RequestContext, { token, ...yes }: AcceptInvitationByLinkInput): Promise<void> {
    await this.recordYes(context, await this.findLinked(context, token), yes);
  }

  async decline(context: RequestContext, { id, ...no }: DeclineInvitationInput): Promise<void> {
    await this.recordNo(context, await this.findOwn(context, id), no);
  }

  async declineByLink(context: RequestContext, { token, ...no }: DeclineInvitationByLinkInput): Promise<void> {
    await this.recordNo(context, await this.findLinked(context, token), no);
  }

  /** Makes the applications of earlier Yeses once the profile is complete, in the transaction that completes it. */
  async applyForComplete(manager: EntityManager, context: RequestContext, candidateId: string): Promise<void> {
    for (const { id } of await this.deps.invitations.lockIncomplete(manager, candidateId)) {
      const invitation = await findById(manager, id);
      if (!invitation || this.stateOf(invitation) !== 'ACCEPTED_INCOMPLETE') continue;
      const { answers, sharesPreferences } = await manager.findOneByOrFail(JobInvitationEntity, { id });
      const input = { jobId: invitation.jobId, answers: answers ?? [], sharePreferences: sharesPreferences };
      await this.deps.applications.applyIfPossible(manager, context, applicant(invitation), input);
    }
  }

  private async findOwn(context: RequestContext, id: string): Promise<AnswerableInvitation> {
    const candidate = requireCandidate(context.viewer);
    const invitation = await findById(this.deps.dataSource.manager, checkId(id, 'Invitation'));
    if (invitation?.candidateId !== candidate.id) throw notFound('Invitation');
    return invitation;
  }

  private async findLinked(context: RequestContext, token: string): Promise<AnswerableInvitation> {
    await this.deps.limiter.consume(LINK_PER_ADDRESS, context.network);
    const invitation = await findByToken(this.deps.dataSource.manager, token);
    if (!invitation) throw new PortalError('INVITATION_GONE', INVITATION_MESSAGES.linkEnded);
    return invitation;
  }

  private async recordYes(
    context: RequestContext,
    found: AnswerableInvitation,
    { answers, sharePreferences, resume }: Yes,
  ): Promise<void> {
    // Before a file is stored.
    this.requireOpen(found);
    const { applications, candidates, files, invitations, clock } = this.deps;
    const answeredAt = clock.now();
    const uploads = [{ field: 'resume', purpose: 'RESUME' as const, upload: resume }];
    await files.transaction(uploads, async (manager, changes) => {
      const { id, candidateId, jobId } = await this.lock(manager, context, found);
      const input = { jobId, answers: answers ?? [], sharePreferences: sharePreferences ?? false };
      await applications.requireAdmitted(manager, candidateId, input);
      if (resume) await candidates.saveFiles(manager, context, changes, candidateId);
      const { isComplete } = await manager.findOneByOrFail(CandidateProfileEntity, { id: candidateId });
      if (isComplete) await applications.applyInvited(manager, context, applicant(found), input);
      else {
        await invitations.answer(manager, id, {
          answer: 'ACCEPTED_INCOMPLETE',
          answeredAt,
          answers: input.answers,
          sharesPreferences: input.sharePreferences,
        });
        await invitations.notifyInviter(manager, found, 'ACCEPTED_INCOMPLETE', answeredAt);
      }
      await this.recordAnswer(manager, context, found, { answer: isComplete ? 'ACCEPTED' : 'ACCEPTED_INCOMPLETE' });
    });
  }

  private async recordNo(context: RequestContext, found: AnswerableInvitation, input: No): Promise<void> {
    const { reason, note } = parseInput(invitationDeclineSchema, input);
    const { files, visibility, invitations, clock } = this.deps;
    const answeredAt = clock.now();
    await files.transaction([], async (manager) => {
      const { id, candidateId } = await this.lock(manager, context, found);
      await invitations.answer(manager, id, {
        answer: 'DECLINED',
        answeredAt,
        declineReason: reason,
        declineNote: note ?? null,
      });
      if (input.noMoreInvitations) await visibility.hide(manager, context, candidateId);
      await invitations.notifyInviter(manager, found, 'DECLINED', answeredAt);
      await this.recordAnswer(manager, context, found, { answer: 'DECLINED', reason });
    });
  }

  /** Locks the account, as every write for it does, and then reads the invitation again. */
  private async lock(
    manager: EntityManager,
    context: RequestContext,
    { id, candidateId }: AnswerableInvitation,
  ): Promise<AnswerableInvitation> {
    await lockAccount(manager, context.viewer, 'UPDATE');
    await lockCandidate(manager, candidateId, 'UPDATE');
    const invitation = await findById(manager, id);
    if (invitation?.candidateId !== candidateId) throw new PortalError('INVITATION_GONE', INVITATION_MESSAGES.gone);
    this.requireOpen(invitation);
    return invitation;
  }

  private requireOpen(invitation: AnswerableInvitation): void {
    const state = this.stateOf(invitation);
    if (state === 'EXPIRED' || (state === 'ENDED' && invitation.answer === null)) {
      throw new PortalError('INVITATION_GONE', INVITATION_MESSAGES.gone);
    }
    if (state !== 'OPEN') throw new PortalError('INVITATION_ANSWERED', INVITATION_MESSAGES.answered);
  }

  private stateOf({ answer, expiresAt, isJobListed, deadline }: AnswerableInvitation): InvitationState {
    const now = this.deps.clock.now();
    const isJobOpen = Number(isJobListed) === 1 && deadline >= todayInIndia(now);
    return invitationState({ answer, expiresAt, isJobOpen }, now);
  }

  private recordAnswer(
    manager: EntityManager,
    context: RequestContext,
    { candidateId, jobId }: AnswerableInvitation,
    details: Record<string, unknown>,
  ): Promise<void> {
    return this.deps.audit.record(manager, context, {
      action: 'ANSWER_INVITATION',
      subjectType: 'CANDIDATE',
      subjectId: candidateId,
      details: { jobId, ...details },
    });
  }
}

async function find(manager: EntityManager, where: string, value: string): Promise<AnswerableInvitation | null> {
  const [row] = await manager.query<AnswerableInvitation[]>(`${ANSWERABLE} ${where}`, [value]);
  return row ?? null;
}

const findById = (manager: EntityManager, id: string) => find(manager, 'i.id = ?', id);
const findByToken = (manager: EntityManager, token: string) => find(manager, 'i.token_hash = ?', hashToken(token));

const applicant = ({ candidateId, candidateName }: AnswerableInvitation) => ({ id: candidateId, name: candidateName });
