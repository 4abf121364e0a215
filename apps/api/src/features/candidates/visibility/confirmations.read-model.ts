import { confirmationDueSince } from '@job-alert/domain/accounts/search-visibility';
import type { WorkMode } from '@job-alert/domain/jobs/job-labels';
import type { NoticePeriod, OpenTo } from '@job-alert/domain/jobs/job-preference-labels';
import { parseList, type SqlReader } from '../../../database/sql-reader.js';
import { CONFIRMED_AT, FINDABLE } from './search-visibility.rules.js';

/** A candidate to be asked whether the preferences are still right. */
export interface DueConfirmation {
  id: string;
  email: string;
  firstName: string;
  confirmedAt: Date;
  /** In whole rupees a year. */
  expectedSalary: number | null;
  noticePeriod: NoticePeriod | null;
  openTo: OpenTo | null;
  preferredCities: readonly string[];
  workModes: readonly WorkMode[];
}

interface Row extends Omit<DueConfirmation, 'preferredCities' | 'workModes'> {
  preferredCities: string | null;
  workModes: string | null;
}

const DUE = `SELECT u.id, u.email, u.first_name AS firstName, ${CONFIRMED_AT} AS confirmedAt, p.expected_salary AS expectedSalary,
    p.notice_period AS noticePeriod, p.open_to AS openTo, p.preferred_cities AS preferredCities, p.work_modes AS workModes
  FROM candidate_profile p JOIN user u ON u.id = p.id
  WHERE ${FINDABLE} AND u.email_verified_at IS NOT NULL AND ${CONFIRMED_AT} <= ?
    AND (p.confirmation_asked_at IS NULL OR p.confirmation_asked_at < ${CONFIRMED_AT})
  ORDER BY p.id LIMIT ?`;

/** Candidates whose last confirmation is almost a year old, and who have not been asked since. */
export class ConfirmationsReadModel {
  constructor(private readonly reader: SqlReader) {}

  async due(now: Date, limit: number): Promise<DueConfirmation[]> {
    const rows = await this.reader.rows<Row>(DUE, [confirmationDueSince(now), limit]);
    return rows.map(({ preferredCities, workModes, ...row }) => ({
      ...row,
      preferredCities: parseList(preferredCities),
      workModes: parseList(workModes),
    }));
  }
}
