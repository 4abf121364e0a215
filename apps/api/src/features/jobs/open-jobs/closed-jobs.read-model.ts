import { todayInIndia } from '@job-alert/domain/india/calendar';
import type { SqlReader } from '../../../database/sql-reader.js';
import type { Clock } from '../../../platform/clock.js';
import type { ClosedJob, OpenJobCompany } from './open-jobs.types.js';

/**
 * A job was public if it and its company were approved (approvals are never revoked) and it is not open now: inactive,
 * past its deadline, or with an inactive employer.
 */
const CLOSED_JOB = `SELECT j.id, j.title, j.city, j.company_name AS companyName,
    j.company_id AS companyId, j.company_website AS website, j.company_description AS description, j.industry FROM job j JOIN company c ON c.id = j.company_id
  WHERE j.id = ? AND j.approval_state = 'APPROVED' AND c.approval_state = 'APPROVED' AND (j.listed_at IS NULL OR j.deadline < ?)`;

/** Jobs that were public and are no longer open. */
export class ClosedJobsReadModel {
  constructor(
    private readonly reader: SqlReader,
    private readonly clock: Clock,
  ) {}

  /** Returns a closed job; null if it was never public or is open. */
  async one(id: string): Promise<ClosedJob | null> {
    if (!/^\d{1,20}$/.test(id)) return null;
    const today = todayInIndia(this.clock.now());
    const row = await this.reader.row<ClosedJob & OpenJobCompany & { companyId: string }>(CLOSED_JOB, [id, today]);
    if (!row) return null;
    const { title, city, companyName, companyId, website, description, industry } = row;
    const company = { id: companyId, name: companyName, website, description, industry };
    return { id, title, city, companyName, company };
  }
}
