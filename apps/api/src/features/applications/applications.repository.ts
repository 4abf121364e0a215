import type { ApplicationStatus } from '@job-alert/domain/applications/application-status';
import type { ApprovalState } from '@job-alert/domain/approvals/approval';
import type { JobListing } from '@job-alert/domain/jobs/open-job';
import type { JobQuestion } from '@job-alert/domain/jobs/screening';
import type { EntityManager } from 'typeorm';
import { parseList } from '../../database/sql-reader.js';
import { ApplicationEntity } from '../../database/entities/applications/application.entity.js';
import { ApprovalEntity } from '../../database/entities/applications/approval.entity.js';
import { notFound } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';

/** The state that decides whether a job accepts applications. */
export interface JobApplyState extends JobListing {
  companyId: string;
  deadline: string;
  /** False if the job was never approved. */
  wasApproved: boolean;
  questions: JobQuestion[];
}

interface JobApplyStateRow {
  companyId: string;
  deadline: string;
  approvalStatus: ApprovalState;
  isActive: number;
  companyApprovalStatus: ApprovalState;
  employerIsActive: number;
  questions: string | null;
  wasApproved: unknown;
}

const JOB_APPLY_STATE = `SELECT j.company_id AS companyId, j.deadline, j.approval_state AS approvalStatus, j.is_active AS isActive,
    c.approval_state AS companyApprovalStatus, u.is_active AS employerIsActive, j.questions,
    EXISTS (SELECT 1 FROM approval p WHERE p.job_id = j.id AND p.state = 'APPROVED' AND p.proposed_value = 'APPROVED') AS wasApproved
  FROM job j JOIN company c ON c.id = j.company_id JOIN user u ON u.id = j.company_id WHERE j.id = ?`;

/** An approval request to insert with an application. It is pending unless it comes with a decision. */
interface NewApproval
  extends Partial<
    Pick<ApprovalEntity, 'state' | 'decidedById' | 'decidedByName' | 'decidedAt' | 'askedBy' | 'askedChannel'>
  > {
  applicationId: string;
  requestedById: string;
  requestedByName: string;
  requestedAt: Date;
  previousValue: ApplicationStatus | null;
  proposedValue: ApplicationStatus;
  feedback?: string | null;
  dateOfJoining?: string | null;
  offerLetterId?: string | null;
}

/** Reads and writes of the application use cases, inside the caller's transaction. */
export class ApplicationsRepository {
  async jobApplyState(manager: EntityManager, jobId: string): Promise<JobApplyState> {
    const [row] = await manager.query<JobApplyStateRow[]>(JOB_APPLY_STATE, [checkId(jobId, 'Job')]);
    if (!row) throw notFound('Job');
    const questions = parseList<JobQuestion>(row.questions);
    return {
      ...row,
      isActive: row.isActive === 1,
      employerIsActive: row.employerIsActive === 1,
      wasApproved: Number(row.wasApproved) === 1,
      questions,
    };
  }

  /** Returns the candidate's latest application for a job. */
  last(manager: EntityManager, candidateId: string, jobId: string): Promise<ApplicationEntity | null> {
    return manager.findOne(ApplicationEntity, { where: { candidateId, jobId }, order: { attempt: 'DESC' } });
  }

  async byId(manager: EntityManager, id: string): Promise<ApplicationEntity> {
    const application = await manager.findOneBy(ApplicationEntity, { id: checkId(id, 'Application') });
    if (!application) throw notFound('Application');
    return application;
  }

  /** Returns one of the company's applications; throws NOT_FOUND for applications of other companies. */
  async findForCompany(manager: EntityManager, id: string, companyId: string): Promise<ApplicationEntity> {
    const application = await manager.findOneBy(ApplicationEntity, { id: checkId(id, 'Application'), companyId });
    if (!application) throw notFound('Application');
    return application;
  }

  /** Inserts an approval request and makes it the application's latest. Returns its id. */
  async request(manager: EntityManager, approval: NewApproval): Promise<string> {
    const { id } = await manager.save(manager.create(ApprovalEntity, { state: 'PENDING', ...approval }));
    await manager.update(ApplicationEntity, { id: approval.applicationId }, { approvalId: id });
    return id;
  }
}
