import { addDays } from '@job-alert/domain/india/calendar';
import { type Period, reportPeriod } from '@job-alert/domain/reports/report-period';
import type { VisitSource } from '@job-alert/domain/reports/visit-source';
import type { SqlValue } from '../../database/sql-reader.js';
import { invalidInput } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';

/** The filter of a report. */
export interface ReportQuery {
  from?: string | null;
  to?: string | null;
  companyId?: string | null;
  jobId?: string | null;
  industry?: string | null;
  city?: string | null;
  source?: VisitSource | null;
}

/** The scope of a report: dates in India, and one company, job, industry, city or source. */
export interface Scope extends Period {
  company_id?: string;
  job_id?: string;
  industry?: string;
  city?: string;
  source?: VisitSource;
}

/** The columns of a fact table that a scope can filter. */
export const DIMENSIONS = ['company_id', 'job_id', 'industry', 'city'] as const;
const DIMENSIONS_AND_SOURCE = [...DIMENSIONS, 'source'] as const;
type ScopeColumn = (typeof DIMENSIONS_AND_SOURCE)[number];

/** An id that no record has. */
const NO_ID = '0';

/**
 * Returns the requested scope. Within a company, it is always limited to that company. An unknown id matches nothing.
 */
export function reportScope(question: ReportQuery, now: Date, withinCompany?: string): Scope {
  const parsed = reportPeriod(question, now);
  if (!parsed.ok) throw invalidInput({ from: [parsed.message] });
  const scope: Scope = { ...parsed.period };
  if (question.companyId) scope.company_id = idOr(question.companyId);
  if (withinCompany !== undefined) {
    const isOther = scope.company_id !== undefined && scope.company_id !== withinCompany;
    scope.company_id = isOther ? NO_ID : withinCompany;
  }
  if (question.jobId) scope.job_id = idOr(question.jobId);
  if (question.industry) scope.industry = question.industry;
  if (question.city) scope.city = question.city;
  if (question.source) scope.source = question.source;
  return scope;
}

const idOr = (id: string): string => (isId(id) ? id : NO_ID);

/** Returns true if the scope filters any of these columns. */
export const isFilteredBy = (scope: Scope, columns: readonly ScopeColumn[]): boolean =>
  columns.some((column) => scope[column] !== undefined);

interface Where {
  sql: string;
  values: SqlValue[];
}

/** Condition for the records of a scope, regardless of the period. */
export function scopeWhere(scope: Scope, columns: readonly ScopeColumn[] = DIMENSIONS_AND_SOURCE): Where {
  const filteredColumns = columns.filter((column) => scope[column] !== undefined);
  return {
    sql: ['TRUE', ...filteredColumns.map((column) => `${column} = ?`)].join(' AND '),
    values: filteredColumns.map((column) => scope[column] ?? null),
  };
}

/** Condition for the records of a scope whose date column is in the period. */
export function scopeWherePeriod(
  scope: Scope,
  day: string,
  columns: readonly ScopeColumn[] = DIMENSIONS_AND_SOURCE,
): Where {
  const { sql, values } = scopeWhere(scope, columns);
  return { sql: `${day} BETWEEN ? AND ? AND ${sql}`, values: [scope.from, scope.to, ...values] };
}

/**
 * Splits the scope until today into two periods of equal length. The database reads them in parallel, which halves the
 * time of additive figures. A period of one day is not split.
 */
export function splitPeriod(scope: Scope, today: string): Scope[] {
  const to = scope.to < today ? scope.to : today;
  const days = (Date.parse(to) - Date.parse(scope.from)) / DAY;
  if (days < 1) return [scope];
  const middle = addDays(scope.from, Math.floor(days / 2));
  return [
    { ...scope, to: middle },
    { ...scope, from: addDays(middle, 1) },
  ];
}

const DAY = 86_400_000;
