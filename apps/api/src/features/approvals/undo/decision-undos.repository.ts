import { type EntityManager, MoreThanOrEqual } from 'typeorm';
import { ApplicationEntity } from '../../../database/entities/applications/application.entity.js';
import { ApprovalEntity } from '../../../database/entities/applications/approval.entity.js';
import { CompanyEntity } from '../../../database/entities/companies/company.entity.js';
import { DecisionUndoEntity, type RecordBefore } from '../../../database/entities/applications/decision-undo.entity.js';
import { InterviewEntity } from '../../../database/entities/applications/interview.entity.js';
import { JobEntity } from '../../../database/entities/jobs/job.entity.js';

/** Stores the changes of decisions and reverts them, inside the caller's transaction. */
export class DecisionUndosRepository {
  async keep(manager: EntityManager, undo: Omit<DecisionUndoEntity, 'approval'>): Promise<void> {
    await manager.insert(DecisionUndoEntity, undo);
  }

  /** Returns and locks the changes of a decision; null if they are not stored. */
  findForUpdate(manager: EntityManager, approvalId: string): Promise<DecisionUndoEntity | null> {
    return manager.findOne(DecisionUndoEntity, { where: { approvalId }, lock: { mode: 'pessimistic_write' } });
  }

  async forget(manager: EntityManager, approvalId: string): Promise<void> {
    await manager.delete(DecisionUndoEntity, { approvalId });
  }

  /**
   * Restores the record. Returns false if it has changed since the decision or a candidate has applied in the meantime.
   */
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
    if (before.kind === 'JOB_CORRECTION') {
      const newer = { jobId: recordId, state: 'PENDING', proposedValue: 'CORRECTION' } as const;
      if (await manager.existsBy(ApprovalEntity, newer)) return false;
      if (approvalState === 'REJECTED') return true;
      const columns = { ...before.columns, version: version + 1 };
      const { affected } = await manager.update(JobEntity, { id: recordId, version }, columns);
      return affected === 1 && !(await manager.existsBy(ApplicationEntity, { jobId: recordId, appliedAt }));
    }
    if (before.kind === 'JOB') {
      const { affected } = await manager.update(JobEntity, { ...asLeft, version }, before.columns);
      return affected === 1 && !(await manager.existsBy(ApplicationEntity, { jobId: recordId, appliedAt }));
    }
    const statusUpdatedAt = new Date(before.columns.statusUpdatedAt);
    const columns = { ...before.columns, statusUpdatedAt, version: version + 1 };
    const { affected } = await manager.update(ApplicationEntity, { ...asLeft, version }, columns);
    if (affected !== 1) return false;
    for (const { id, cancelledAt, ...previous } of before.interviews) {
      const cancelled = cancelledAt === null ? null : new Date(cancelledAt);
      await manager.update(InterviewEntity, { id }, { ...previous, cancelledAt: cancelled });
    }
    return true;
  }
}
