import { todayInIndia } from '@job-alert/domain/calendar';
import type { Reader } from '../../database/reader.js';
import type { Clock } from '../../platform/clock.js';
import type { ClosedJob, OpenJobCompany } from './open-jobs.types.js';

/**
 * A job that was public is one that an administrator has let in, of a company that was let in (neither is ever taken back), and
 * that is not open now: switched off, past its deadline, or its employer inactive.
 */
const CLOSED_JOB = `SELECT j.id, j.title, j.city, j.company_name AS companyName,
    j.company_id AS companyId, j.company_website AS website, j.company_description AS description, j.industry FROM job j JOIN company c ON c.id = j.company_id
  WHERE j.id = ? AND j.approval_state = 'APPROVED' AND c.approval_state = 'APPROVED' AND (j.listed_at IS NULL OR j.deadline < ?)`;

/** Jobs that are gone from the public pages. */
export class ClosedJobsReadModel {
  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {}

  /** One closed job; null when it was never public, or is open. */
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
