import { addDays } from '@job-alert/domain/calendar';
import { type Period, reportPeriod } from '@job-alert/domain/report-period';
import type { VisitSource } from '@job-alert/domain/visit-source';
import type { SqlValue } from '../../database/reader.js';
import { invalidInput } from '../../platform/errors.js';
import { isId } from '../../platform/ids.js';

/** What can be asked of the reports. */
export interface ReportQuestion {
  from?: string | null;
  to?: string | null;
  companyId?: string | null;
  jobId?: string | null;
  industry?: string | null;
  city?: string | null;
  source?: VisitSource | null;
}

/** What a report is narrowed to: days in India, and records of one company, job, industry, city or source. */
export interface Scope extends Period {
  company_id?: string;
  job_id?: string;
  industry?: string;
  city?: string;
  source?: VisitSource;
}

/** The columns of a table of facts that a scope can narrow. */
export const PLACES = ['company_id', 'job_id', 'industry', 'city'] as const;
export const PLACES_AND_SOURCE = [...PLACES, 'source'] as const;
type ScopeColumn = (typeof PLACES_AND_SOURCE)[number];

/** No record has this id. */
const NOBODY = '0';

/** The scope that was asked for; within a company it never leaves that company. An id that nothing has finds nothing. */
export function scopeOf(question: ReportQuestion, now: Date, withinCompany?: string): Scope {
  const asked = reportPeriod(question, now);
  if (!asked.ok) throw invalidInput({ from: [asked.message] });
  const scope: Scope = { ...asked.period };
  if (question.companyId) scope.company_id = idOr(question.companyId);
  if (withinCompany !== undefined) {
    const isOther = scope.company_id !== undefined && scope.company_id !== withinCompany;
    scope.company_id = isOther ? NOBODY : withinCompany;
  }
  if (question.jobId) scope.job_id = idOr(question.jobId);
  if (question.industry) scope.industry = question.industry;
  if (question.city) scope.city = question.city;
  if (question.source) scope.source = question.source;
  return scope;
}

const idOr = (id: string): string => (isId(id) ? id : NOBODY);

/** Does the scope narrow any of these columns? */
export const isNarrowedBy = (scope: Scope, columns: readonly ScopeColumn[]): boolean =>
  columns.some((column) => scope[column] !== undefined);

export interface Where {
  sql: string;
  values: SqlValue[];
}

/** The records of a scope, whenever it was. */
export function ofScope(scope: Scope, columns: readonly ScopeColumn[] = PLACES_AND_SOURCE): Where {
  const narrowed = columns.filter((column) => scope[column] !== undefined);
  return {
    sql: ['TRUE', ...narrowed.map((column) => `${column} = ?`)].join(' AND '),
    values: narrowed.map((column) => scope[column] ?? null),
  };
}

/** The records of a scope for which that day lies in the period. */
export function within(scope: Scope, day: string, columns: readonly ScopeColumn[] = PLACES_AND_SOURCE): Where {
  const { sql, values } = ofScope(scope, columns);
  return { sql: `${day} BETWEEN ? AND ? AND ${sql}`, values: [scope.from, scope.to, ...values] };
}

/**
 * The scope until today as two periods of the same length. The database reads them side by side, so what adds up over days is there in
 * half the time. A period of one day is not divided.
 */
export function inHalves(scope: Scope, today: string): Scope[] {
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
