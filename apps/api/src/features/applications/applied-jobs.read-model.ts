import type { ApplicationStatus } from '@job-alert/domain/applications/application-status';
import { reapplyDate } from '@job-alert/domain/applications/reapply';
import type { ApprovalState } from '@job-alert/domain/approvals/approval';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { isDeadlinePassed } from '@job-alert/domain/jobs/open-job';
import type { SqlReader } from '../../database/sql-reader.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { requireCandidate } from '../../platform/viewer.js';
import type { JobPosting } from '../jobs/job-posting.types.js';
import { applyState, displayStatus } from './applications.rules.js';
import type { AppliedJob } from './applications.types.js';

interface AppliedJobRow {
  jobId: string;
  title: string;
  city: string;
  companyName: string;
  lastAppliedAt: Date;
  status: ApplicationStatus;
  proposedStatus: ApplicationStatus;
  approvedStatus: ApplicationStatus | null;
  approvalState: ApprovalState;
  isActive: number;
  withdrawnAt: Date | null;
  /** MySQL returns a computed boolean as text, MariaDB as a number. */
  isListed: number | string;
  deadline: string;
}

/** `listed_at` is the only definition of an open job, apart from the deadline (packages/domain, open-job). */
const LAST_APPLICATIONS = `SELECT a.job_id AS jobId, j.title, j.city, j.company_name AS companyName, a.applied_at AS lastAppliedAt, a.status, a.proposed_status AS proposedStatus,
    a.approved_status AS approvedStatus, a.approval_state AS approvalState, a.is_active AS isActive, a.withdrawn_at AS withdrawnAt,
    j.listed_at IS NOT NULL AS isListed, j.deadline
  FROM application a JOIN job j ON j.id = a.job_id
  WHERE a.candidate_id = ? AND NOT EXISTS (
    SELECT 1 FROM application later
    WHERE later.candidate_id = a.candidate_id AND later.job_id = a.job_id AND later.attempt > a.attempt)
  ORDER BY a.applied_at DESC, a.id DESC`;

/** Includes the job's fields that the statement has already read. */
export interface PresentedAppliedJob extends AppliedJob {
  jobOfRow: JobPosting;
}

/** The jobs that a candidate has applied for, with the state of their Apply button. */
export class AppliedJobsReadModel {
  constructor(
    private readonly reader: SqlReader,
    private readonly clock: Clock,
  ) {}

  /** Returns the latest application for each job, newest first, with one statement. */
  async findByCandidate({ viewer }: RequestContext): Promise<PresentedAppliedJob[]> {
    const { id } = requireCandidate(viewer);
    const rows = await this.reader.rows<AppliedJobRow>(LAST_APPLICATIONS, [id]);
    const now = this.clock.now();
    return rows.map((row) => present(row, now));
  }
}

function present(row: AppliedJobRow, now: Date): PresentedAppliedJob {
  const { jobId: id, title, city, companyName, lastAppliedAt, withdrawnAt } = row;
  const status = displayStatus({ ...row, isActive: row.isActive === 1 });
  const deadlinePassed = isDeadlinePassed(row.deadline, todayInIndia(now));
  const jobIsOpen = Number(row.isListed) === 1 && !deadlinePassed;
  const state = applyState({ lastAppliedAt, status, withdrawnAt, jobIsOpen, deadlinePassed }, now);
  const jobOfRow = { __typename: jobIsOpen ? 'OpenJob' : 'ClosedJob', id, title, city, companyName } as const;
  return { jobOfRow, lastAppliedAt, status, applyState: state, reapplyOn: reapplyDate(lastAppliedAt) };
}
