import {
  type ApprovalKind,
  type ApprovalState,
  type Decision,
  decide,
  type SubjectKind,
  subjectKind,
} from '@job-alert/domain/approvals/approval';
import type { EntityManager } from 'typeorm';
import { UserEntity } from '../../database/entities/accounts/user.entity.js';
import { ApprovalEntity } from '../../database/entities/applications/approval.entity.js';
import { type PortalError, staleVersion } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { alreadyDecidedError } from './approvals.rules.js';

const WORDS: Readonly<Record<ApprovalKind, string>> = {
  COMPANY: 'company',
  JOB: 'job',
  JOB_CORRECTION: 'correction',
  APPLICATION: 'application',
};
const SUBJECT_COLUMNS = { COMPANY: 'companyId', JOB: 'jobId', APPLICATION: 'applicationId' } as const;

const UNDECIDED = {
  state: 'PENDING',
  decidedById: null,
  decidedByName: null,
  decidedAt: null,
  reason: null,
  note: null,
} as const;

type Decided = Pick<ApprovalEntity, 'state' | 'decidedById' | 'decidedByName' | 'reason' | 'note'> & {
  decidedAt: Date;
};

/** The owner of a company or a job, and the candidate and the employer of an application. */
const PEOPLE = {
  COMPANY: 'u.id = ?',
  JOB: 'u.id = (SELECT company_id FROM job WHERE id = ?)',
  APPLICATION:
    'u.id IN (SELECT candidate_id FROM application WHERE id = ? UNION SELECT company_id FROM application WHERE id = ?)',
} as const;

/** Reads and writes of approval requests by decisions, inside the caller's transaction. */
export class ApprovalsRepository {
  find(manager: EntityManager, id: string): Promise<ApprovalEntity | null> {
    return manager.findOneBy(ApprovalEntity, { id: checkId(id, 'Request') });
  }

  /** Returns the first and last names of the people of a record. */
  async names(manager: EntityManager, kind: SubjectKind, id: string): Promise<string[]> {
    const sql = `SELECT u.first_name AS firstName, u.last_name AS lastName FROM user u WHERE ${PEOPLE[kind]}`;
    const people = await manager.query<{ firstName: string; lastName: string }[]>(
      sql,
      kind === 'APPLICATION' ? [id, id] : [id],
    );
    return people.flatMap(({ firstName, lastName }) => [firstName, lastName]);
  }

  /** Throws if the request's state does not allow the decision or is not the expected one. */
  async requireDecidable(
    manager: EntityManager,
    subject: ApprovalKind,
    subjectId: string,
    { state }: ApprovalEntity,
    { decision, expectedState }: { decision: Decision; expectedState?: ApprovalState | null | undefined },
  ): Promise<ApprovalState> {
    const outcome = decide(subject, state, decision);
    // A rejection can be reversed, but only by someone who has seen it.
    const isAsExpected = expectedState == null || expectedState === state;
    if (!isAsExpected || !outcome.ok) throw await this.conflict(manager, subject, subjectId);
    return outcome.next;
  }

  /**
   * Writes the decision and returns the id of its row. A rejection stays in the history, so approving a rejected
   * request inserts a new row that is requested and approved at once. The caller holds the lock on the subject.
   */
  async write(manager: EntityManager, { id, ...request }: ApprovalEntity, decided: Decided): Promise<string> {
    if (request.state === 'PENDING') {
      await manager.update(ApprovalEntity, { id }, decided);
      return id;
    }
    const reversal = { ...request, requestedAt: decided.decidedAt, ...decided };
    return (await manager.save(manager.create(ApprovalEntity, reversal))).id;
  }

  /** Reverts a decision: the request is pending again, or the row that reversed a rejection is deleted. */
  async reopen(manager: EntityManager, id: string, currentId: string): Promise<void> {
    if (id !== currentId) await manager.delete(ApprovalEntity, { id });
    else await manager.update(ApprovalEntity, { id }, UNDECIDED);
  }

  /** Returns the error for the second of two concurrent decisions. It names the first administrator, or the member of the company who withdrew the request. */
  async conflict(manager: EntityManager, subject: ApprovalKind, subjectId: string): Promise<PortalError> {
    const newest = await manager.findOne(ApprovalEntity, {
      where: {
        [SUBJECT_COLUMNS[subjectKind(subject)]]: subjectId,
        ...(subject === 'JOB' && { proposedValue: 'APPROVED' }),
        ...(subject === 'JOB_CORRECTION' && { proposedValue: 'CORRECTION' }),
      },
      order: { requestedAt: 'DESC', id: 'DESC' },
    });
    if (!newest?.decidedAt) return staleVersion();
    const { state, reason, decidedAt } = newest;
    const verb = reason === 'COMPANY_WITHDREW' ? 'withdrawn' : state === 'REJECTED' ? 'rejected' : 'approved';
    return alreadyDecidedError(WORDS[subject], verb, await this.deciderName(manager, newest), decidedAt);
  }

  /** Returns the name of the deciding administrator, for administrators. */
  async deciderName(manager: EntityManager, { decidedById, decidedByName }: ApprovalEntity): Promise<string> {
    const decider = decidedById === null ? null : await manager.findOneBy(UserEntity, { id: decidedById });
    return decider ? `${decider.firstName} ${decider.lastName}` : (decidedByName ?? 'Admin');
  }
}
