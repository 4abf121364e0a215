import { type ApprovalState, type ApprovalSubject, type Decision, decide } from '@job-alert/domain/approval';
import type { EntityManager } from 'typeorm';
import { ApprovalEntity } from '../../database/entities/approval.entity.js';
import { UserEntity } from '../../database/entities/user.entity.js';
import { type PortalError, staleVersion } from '../../platform/errors.js';
import { alreadyDecided } from './approvals.errors.js';

const WORDS: Readonly<Record<ApprovalSubject, string>> = { COMPANY: 'company', JOB: 'job', APPLICATION: 'application' };

/** The approval rows as decisions read and write them, inside the transaction of the use case. */
export class ApprovalsRepository {
  byId(manager: EntityManager, id: string | null): Promise<ApprovalEntity> {
    return manager.findOneByOrFail(ApprovalEntity, { id: id ?? '0' });
  }

  /** What the decision makes of the request; the conflict that says who was first, also for a decision about what stands no more. */
  async next(
    manager: EntityManager,
    subject: ApprovalSubject,
    approval: ApprovalEntity,
    decision: Decision,
    seen: ApprovalState | null,
  ): Promise<ApprovalState> {
    // A rejection can be lifted, but only by somebody who knows of it.
    if (seen !== null && seen !== approval.state) throw await this.conflict(manager, subject, approval);
    const outcome = decide(subject, approval.state, decision);
    if (!outcome.ok) throw await this.conflict(manager, subject, approval);
    return outcome.next;
  }

  /** Closes the request. The caller has won the subject, so nobody else writes this row. */
  async close(
    manager: EntityManager,
    id: string,
    decided: Pick<ApprovalEntity, 'state' | 'decidedById' | 'decidedByName' | 'decidedAt'> & {
      feedback?: string | null;
    },
  ): Promise<void> {
    await manager.update(ApprovalEntity, { id }, decided);
  }

  /** The refusal for whoever came second. Administrators are named to each other, unlike to everybody else. */
  async conflict(manager: EntityManager, subject: ApprovalSubject, { id }: ApprovalEntity): Promise<PortalError> {
    const { state, decidedById, decidedByName, decidedAt } = await this.byId(manager, id);
    if (decidedAt === null) return staleVersion();
    const decider = decidedById === null ? null : await manager.findOneBy(UserEntity, { id: decidedById });
    const decidedBy = decider ? `${decider.firstName} ${decider.lastName}` : (decidedByName ?? 'Admin');
    return alreadyDecided(WORDS[subject], state, decidedBy, decidedAt);
  }
}
