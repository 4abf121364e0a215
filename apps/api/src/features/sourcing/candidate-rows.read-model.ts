import { type QualificationLevel } from '@job-alert/domain/candidates/qualification-level';
import { UNKNOWN } from '@job-alert/domain/search/candidate-search';
import type { SqlReader } from '../../database/sql-reader.js';
import { placeholders } from '../../platform/graphql/batch-loader.js';
import { FINDABLE } from '../candidates/visibility/search-visibility.rules.js';
import type { CandidateRowFields } from './candidate-search.types.js';

interface Raw extends Omit<CandidateRowFields, 'hasResume' | 'qualification'> {
  hasResume: number | string;
  qualification: QualificationLevel | null;
}

const rowsSql = (
  ids: readonly string[],
): string => `SELECT u.id, u.first_name AS firstName, u.last_name AS lastName, p.city,
    s.experience_months AS experienceMonths, s.qualification, u.last_active_on AS lastActiveOn, p.resume_id IS NOT NULL AS hasResume,
    p.expected_salary AS expectedSalary, p.notice_period AS noticePeriod, p.open_to AS openTo,
    IF(e.id IS NULL, p.stated_company, e.company_name) AS companyName,
    IF(e.id IS NULL, p.stated_designation, COALESCE(e.last_designation, e.job_role)) AS jobTitle
  FROM user u JOIN candidate_profile p ON p.id = u.id LEFT JOIN candidate_search s ON s.candidate_id = u.id
  LEFT JOIN candidate_experience e ON e.id = (
    SELECT l.id FROM candidate_experience l WHERE l.candidate_id = u.id
    ORDER BY l.to_date IS NOT NULL, l.to_date DESC, l.from_date DESC, l.id LIMIT 1)
  WHERE ${FINDABLE} AND u.id IN (${placeholders(ids)})`;

/** Reads the candidates of a page of a search or of suggestions. */
export class CandidateRowsReadModel {
  constructor(private readonly reader: SqlReader) {}

  /** Returns the candidates in the order of their ids. A candidate who cannot be found any more is missing. */
  async inOrder(ids: readonly string[]): Promise<CandidateRowFields[]> {
    if (ids.length === 0) return [];
    const rows = await this.reader.rows<Raw>(rowsSql(ids), ids);
    const byId = new Map(rows.map((row) => [String(row.id), row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row
        ? [{ ...row, id, hasResume: Number(row.hasResume) === 1, qualification: row.qualification ?? UNKNOWN }]
        : [];
    });
  }
}
