import { type EntityManager, MoreThanOrEqual } from 'typeorm';
import { ApplicationEntity } from '../../database/entities/application.entity.js';
import type { ApprovalEntity } from '../../database/entities/approval.entity.js';
import { CompanyEntity } from '../../database/entities/company.entity.js';
import { DecisionUndoEntity, type RecordBefore } from '../../database/entities/decision-undo.entity.js';
import { InterviewEntity } from '../../database/entities/interview.entity.js';
import { JobEntity } from '../../database/entities/job.entity.js';

/** What decisions have changed, and how it is put back, inside the transaction of the use case. */
export class DecisionUndosRepository {
  async keep(manager: EntityManager, undo: Omit<DecisionUndoEntity, 'approval'>): Promise<void> {
    await manager.insert(DecisionUndoEntity, undo);
  }

  /** What a decision has changed, held until the transaction ends; null when it is not kept. */
  hold(manager: EntityManager, approvalId: string): Promise<DecisionUndoEntity | null> {
    return manager.findOne(DecisionUndoEntity, { where: { approvalId }, lock: { mode: 'pessimistic_write' } });
  }

  async forget(manager: EntityManager, approvalId: string): Promise<void> {
    await manager.delete(DecisionUndoEntity, { approvalId });
  }

  /** Puts the record back, unless it has changed since the decision or somebody has applied on its strength: then false. */
  async restore(
    manager: EntityManager,
    { id: approvalId, state: approvalState }: ApprovalEntity,
    recordId: string,
    before: RecordBefore,
    decidedAt: Date,
  ): Promise<boolean> {
    const asLeft = { id: recordId, approvalId, approvalState };
    const appliedAt = MoreThanOrEqual(decidedAt);
    if (before.kind === 'COMPANY') {
      const { affected } = await manager.update(CompanyEntity, asLeft, before.columns);
      return affected === 1 && !(await manager.existsBy(ApplicationEntity, { companyId: recordId, appliedAt }));
    }
    const { version } = before;
    if (before.kind === 'JOB') {
      const { affected } = await manager.update(JobEntity, { ...asLeft, version }, before.columns);
      return affected === 1 && !(await manager.existsBy(ApplicationEntity, { jobId: recordId, appliedAt }));
    }
    const statusUpdatedAt = new Date(before.columns.statusUpdatedAt);
    const columns = { ...before.columns, statusUpdatedAt, version: version + 1 };
    const { affected } = await manager.update(ApplicationEntity, { ...asLeft, version }, columns);
    if (affected !== 1) return false;
    for (const { id, cancelledAt, ...stood } of before.interviews) {
      const cancelled = cancelledAt === null ? null : new Date(cancelledAt);
      await manager.update(InterviewEntity, { id }, { ...stood, cancelledAt: cancelled });
    }
    return true;
  }
}
