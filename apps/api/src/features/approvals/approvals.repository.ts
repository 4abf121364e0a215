import { type ApprovalState, type ApprovalKind, decide, type Decision } from '@job-alert/domain/approval';
import type { EntityManager } from 'typeorm';
import { ApprovalEntity } from '../../database/entities/approval.entity.js';
import { UserEntity } from '../../database/entities/user.entity.js';
import { type PortalError, staleVersion } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { alreadyDecided } from './approvals.rules.js';

const WORDS: Readonly<Record<ApprovalKind, string>> = { COMPANY: 'company', JOB: 'job', APPLICATION: 'application' };
const SUBJECT_COLUMNS = { COMPANY: 'companyId', JOB: 'jobId', APPLICATION: 'applicationId' } as const;

const UNDECIDED = {
  state: 'PENDING',
  decidedById: null,
  decidedByName: null,
  decidedAt: null,
  reason: null,
  note: null,
} as const;

/** A decision as the request keeps it. */
type Decided = Pick<ApprovalEntity, 'state' | 'decidedById' | 'decidedByName' | 'reason' | 'note'> & {
  decidedAt: Date;
};

/** The approval rows as decisions read and write them, inside the transaction of the use case. */
export class ApprovalsRepository {
  find(manager: EntityManager, id: string): Promise<ApprovalEntity | null> {
    return manager.findOneBy(ApprovalEntity, { id: checkId(id, 'Request') });
  }

  /** Refuses a decision that the request's state does not allow, or that was made on another state than it has. */
  async requireDecidable(
    manager: EntityManager,
    subject: ApprovalKind,
    subjectId: string,
    { state }: ApprovalEntity,
    { decision, expectedState }: { decision: Decision; expectedState?: ApprovalState | null | undefined },
  ): Promise<ApprovalState> {
    const outcome = decide(subject, state, decision);
    // A rejection can be lifted, but only by somebody who knows of it.
    const isAsExpected = expectedState == null || expectedState === state;
    if (!isAsExpected || !outcome.ok) throw await this.conflict(manager, subject, subjectId);
    return outcome.next;
  }

  /**
   * Writes the decision and returns the id of the row that holds it. A rejection stays in the history, so an approval that
   * lifts it is a row of its own, asked for and approved at once. The caller has won the subject, so nobody else writes here.
   */
  async write(manager: EntityManager, { id, ...request }: ApprovalEntity, decided: Decided): Promise<string> {
    if (request.state === 'PENDING') {
      await manager.update(ApprovalEntity, { id }, decided);
      return id;
    }
    const lifting = { ...request, requestedAt: decided.decidedAt, ...decided };
    return (await manager.save(manager.create(ApprovalEntity, lifting))).id;
  }

  /** Takes a decision back: the request waits again, or the row that lifted a rejection goes and the rejection stands. */
  async reopen(manager: EntityManager, id: string, standingId: string): Promise<void> {
    if (id !== standingId) await manager.delete(ApprovalEntity, { id });
    else await manager.update(ApprovalEntity, { id }, UNDECIDED);
  }

  /** The refusal for whoever came second. Administrators are named to each other, unlike to everybody else. */
  async conflict(manager: EntityManager, subject: ApprovalKind, subjectId: string): Promise<PortalError> {
    const newest = await manager.findOne(ApprovalEntity, {
      where: { [SUBJECT_COLUMNS[subject]]: subjectId },
      order: { requestedAt: 'DESC', id: 'DESC' },
    });
    if (!newest?.decidedAt) return staleVersion();
    const { state, decidedAt } = newest;
    return alreadyDecided(WORDS[subject], state, await this.deciderName(manager, newest), decidedAt);
  }

  /** The name of who has decided a request, for administrators. */
  async deciderName(manager: EntityManager, { decidedById, decidedByName }: ApprovalEntity): Promise<string> {
    const decider = decidedById === null ? null : await manager.findOneBy(UserEntity, { id: decidedById });
    return decider ? `${decider.firstName} ${decider.lastName}` : (decidedByName ?? 'Admin');
  }
}
