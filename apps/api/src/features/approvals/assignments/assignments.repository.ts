import type { ResponsibleSubject } from '@job-alert/domain/accounts/responsible-administrator';
import { type SubjectKind, subjectKind } from '@job-alert/domain/approvals/approval';
import { type EntityManager, In } from 'typeorm';
import { ApprovalEntity } from '../../../database/entities/applications/approval.entity.js';
import { CompanyEntity } from '../../../database/entities/companies/company.entity.js';
import { JobEntity } from '../../../database/entities/jobs/job.entity.js';
import { approvalSubject } from '../approvals.rules.js';

/** A record that can have a responsible administrator, and the record that the audit trail names for it. */
export interface Assignable {
  id: string;
  responsibleId: string | null;
  subject: { kind: SubjectKind; id: string };
}

const ENTITIES = { COMPANY: CompanyEntity, JOB: JobEntity, REQUEST: ApprovalEntity } as const;
const LOCK = { mode: 'pessimistic_write' } as const;
const COLUMNS = { id: true, responsibleId: true } as const;
const SUBJECT_COLUMNS = { companyId: true, jobId: true, applicationId: true, proposedValue: true } as const;

/** Reads and writes the responsible administrators of records, inside the caller's transaction. */
export class AssignmentsRepository {
  /** Locks the records in the order of their ids. Missing records and decided requests are not among them. */
  async lock(manager: EntityManager, kind: ResponsibleSubject, ids: readonly string[]): Promise<Assignable[]> {
    const id = In([...ids]);
    const order = { id: 'ASC' } as const;
    if (kind === 'REQUEST') {
      const where = { id, state: 'PENDING' } as const;
      const select = { ...COLUMNS, ...SUBJECT_COLUMNS };
      const requests = await manager.find(ApprovalEntity, { select, where, order, lock: LOCK });
      return requests.map((request) => {
        const subject = approvalSubject(request);
        return { ...request, subject: { kind: subjectKind(subject.kind), id: subject.id } };
      });
    }
    const records = await manager.find<CompanyEntity | JobEntity>(ENTITIES[kind], {
      select: COLUMNS,
      where: { id },
      order,
      lock: LOCK,
    });
    return records.map((record) => ({ ...record, subject: { kind, id: record.id } }));
  }

  async assign(
    manager: EntityManager,
    kind: ResponsibleSubject,
    records: readonly Assignable[],
    responsibleId: string | null,
  ): Promise<void> {
    if (records.length === 0) return;
    const id = In(records.map((record) => record.id));
    await manager.update<CompanyEntity | JobEntity | ApprovalEntity>(ENTITIES[kind], { id }, { responsibleId });
  }
}
