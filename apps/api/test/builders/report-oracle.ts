import { todayInIndia } from '@job-alert/domain/india/calendar';
import { divideOrNull } from '@job-alert/domain/reports/reports';
import type { Portal } from '../harness.js';

/** The period and the filters of a report. */
export interface ReportFilter {
  from: string;
  to: string;
  companyId?: string;
  jobId?: string;
  industry?: string;
  city?: string;
  source?: string;
}

/** An event: its day in India, a value to measure, and codes to group by. */
export interface Event {
  day: string;
  value: number | null;
  code: string | null;
  other: string | null;
}

const inIndia = (instant: string): string => `DATE(${instant} + INTERVAL 330 MINUTE)`;
const APPROVED_STEP = (step: string): string =>
  `(SELECT MIN(s.decided_at) FROM approval s WHERE s.application_id = a.id AND s.state = 'APPROVED' AND s.proposed_value = '${step}')`;
const FINAL = "f.application_id = a.id AND f.offer_id = p.id AND f.answer <> 'OTHER_DATE'";
/** Offers that no newer offer replaces. */
const OFFERS = `approval p JOIN application a ON a.id = p.application_id JOIN job j ON j.id = a.job_id
  LEFT JOIN offer_reply f ON ${FINAL} LEFT JOIN joining g ON g.offer_id = p.id
  WHERE p.state = 'APPROVED' AND p.proposed_value = 'SELECTED' AND NOT EXISTS (SELECT 1 FROM approval n WHERE n.application_id = a.id
    AND n.state = 'APPROVED' AND n.proposed_value = 'SELECTED' AND (n.decided_at > p.decided_at OR n.decided_at = p.decided_at AND n.id > p.id))`;
const HELD = `(SELECT COUNT(*) FROM interview i JOIN approval q ON q.id = i.approval_id
  WHERE i.application_id = a.id AND q.state = 'APPROVED' AND i.cancelled_at IS NULL AND i.outcome = 'HELD')`;
const APPLICATIONS = 'application a JOIN job j ON j.id = a.job_id WHERE TRUE';

/** The queries that read events directly from the records. Each event has a day, a value and two codes. */
export const EVENTS = {
  accepted: `SELECT ${inIndia('at')} AS day, DATEDIFF(${inIndia('at')}, ${inIndia('posted_at')}) AS value, NULL AS code, NULL AS other, a.*
    FROM (SELECT a.*, COALESCE(f.answered_at, g.told_at) AS at, j.posted_at, j.openings, j.industry, j.city,
      ROW_NUMBER() OVER (PARTITION BY a.job_id ORDER BY COALESCE(f.answered_at, g.told_at), p.id) AS place
      FROM ${OFFERS} AND COALESCE(g.outcome, '') <> 'DROPPED' AND (f.answer = 'ACCEPTED' OR f.answer IS NULL AND g.outcome = 'JOINED')) a
    WHERE place <= openings`,
  selected: `SELECT ${inIndia(APPROVED_STEP('SELECTED'))} AS day, DATEDIFF(${inIndia(APPROVED_STEP('SELECTED'))}, ${inIndia('a.applied_at')}) AS value,
    CAST(${HELD} AS CHAR) AS code, NULL AS other, a.*, j.industry, j.city FROM ${APPLICATIONS}`,
  joined: `SELECT g.day, DATEDIFF(g.day, ${inIndia('a.applied_at')}) AS value, NULL AS code, NULL AS other, a.*, j.industry, j.city
    FROM ${APPLICATIONS.replace('WHERE', "JOIN joining g ON g.offer_id = a.offer_id AND g.outcome = 'JOINED' WHERE")}`,
  applied: `SELECT ${inIndia('a.applied_at')} AS day, ${APPROVED_STEP('SELECTED')} IS NOT NULL AS value, a.source AS code, NULL AS other, a.*, j.industry, j.city
    FROM ${APPLICATIONS}`,
  offers: `SELECT ${inIndia('p.decided_at')} AS day, DATEDIFF(${inIndia('f.answered_at')}, ${inIndia('p.decided_at')}) AS value, f.answer AS code,
    g.outcome AS other, a.*, j.industry, j.city, f.reason AS why FROM ${OFFERS}`,
  interviews: `SELECT ${inIndia('i.starts_at')} AS day, DATEDIFF(${inIndia('i.starts_at')}, ${inIndia('q.decided_at')}) AS value,
    CASE WHEN i.cancelled_at IS NOT NULL THEN 'CANCELLED' ELSE i.outcome END AS code, NULL AS other, a.*, j.industry, j.city
    FROM interview i JOIN approval q ON q.id = i.approval_id AND q.state = 'APPROVED' JOIN ${APPLICATIONS.replace(' JOIN', ' ON a.id = i.application_id JOIN')}`,
  decisions: `SELECT ${inIndia('p.decided_at')} AS day, TIMESTAMPDIFF(MINUTE, p.requested_at, p.decided_at) AS value, p.state AS code,
    CAST(p.decided_by_id AS CHAR) AS other, a.*, j.industry, j.city FROM approval p JOIN ${APPLICATIONS.replace(' JOIN', ' ON a.id = p.application_id JOIN')}
    AND p.decided_at > p.requested_at AND COALESCE(p.reason, '') <> 'CANDIDATE_WITHDREW'`,
  posted: `SELECT ${inIndia('j.posted_at')} AS day, j.openings AS value, NULL AS code, NULL AS other, j.*, j.id AS job_id FROM job j WHERE TRUE`,
} as const;
export type EventKind = keyof typeof EVENTS;

const COLUMNS = { companyId: 'company_id', jobId: 'job_id', industry: 'industry', city: 'city', source: 'source' };

/** Returns the requested events of one kind. */
export async function eventsOf({ dataSource }: Portal, kind: EventKind, filter: ReportFilter): Promise<Event[]> {
  const filters = Object.entries(COLUMNS).flatMap(([name, column]) => {
    const value = filter[name as keyof ReportFilter];
    return value === undefined ? [] : [{ column, value }];
  });
  const where = filters.map(({ column }) => ` AND e.${column} = ?`).join('');
  const rows = await dataSource.query<Record<keyof Event, string | null>[]>(
    `SELECT e.day, e.value, e.code, e.other FROM (${EVENTS[kind].replaceAll(/a\.\*, j\.industry/g, 'a.company_id, a.job_id, a.source, j.industry')}) e
     WHERE e.day BETWEEN ? AND ?${where}`,
    [filter.from, filter.to, ...filters.map(({ value }) => value)],
  );
  return rows.map(({ day, value, code, other }) => ({
    day: String(day),
    value: value === null ? null : Number(value),
    code,
    other,
  }));
}

/** Returns the median and the 90th percentile of a list, each divided by `per`. */
export function spreadOfList(values: readonly (number | null)[], per = 1): [number | null, number | null] {
  const sorted = values.filter((value) => value !== null).toSorted((one, other) => one - other);
  if (sorted.length === 0) return [null, null];
  const middle = sorted.length / 2;
  const median = ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
  return [divideOrNull(median, per), divideOrNull(sorted[Math.ceil(sorted.length * 0.9) - 1] ?? 0, per)];
}

/** An approval of any kind, with the fields to filter it by. */
export interface Request {
  kind: string;
  applicationId: string | null;
  state: string;
  step: string;
  previous: string | null;
  reason: string | null;
  requestedAt: Date;
  decidedAt: Date | null;
  decidedById: string | null;
  withdrawnAt: Date | null;
  companyId: string;
  jobId: string | null;
  industry: string | null;
  city: string | null;
  source: string | null;
}

/** Returns all approvals in the order of their decisions. */
export function requestsOf({ dataSource }: Portal): Promise<Request[]> {
  return dataSource.query<
    Request[]
  >(`SELECT CASE WHEN p.company_id IS NOT NULL THEN 'COMPANY' WHEN p.job_id IS NOT NULL THEN 'JOB' ELSE 'APPLICATION' END AS kind,
      p.application_id AS applicationId, p.state, p.proposed_value AS step, p.previous_value AS previous, p.reason, p.requested_at AS requestedAt,
      p.decided_at AS decidedAt, p.decided_by_id AS decidedById, a.withdrawn_at AS withdrawnAt,
      COALESCE(a.company_id, j.company_id, p.company_id) AS companyId, j.id AS jobId, COALESCE(j.industry, c.industry) AS industry, j.city, a.source
    FROM approval p LEFT JOIN application a ON a.id = p.application_id LEFT JOIN job j ON j.id = COALESCE(p.job_id, a.job_id)
      LEFT JOIN company c ON c.id = p.company_id ORDER BY p.decided_at IS NULL, p.decided_at, p.id`);
}

const FILTERS = ['companyId', 'jobId', 'industry', 'city', 'source'] as const;

/** True if the record matches the filters. Ignores the period. */
export const fits = (filter: ReportFilter, record: Pick<Request, (typeof FILTERS)[number]>): boolean =>
  FILTERS.every((name) => filter[name] === undefined || filter[name] === record[name]);

export const dayOf = (instant: Date | null): string => (instant ? todayInIndia(instant) : '');
export const isWithin = ({ from, to }: ReportFilter, instant: Date | null): boolean =>
  dayOf(instant) >= from && dayOf(instant) <= to;
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Returns the periods that each application spent in each stage. The end is null for the current stage. */
export function staysOf(requests: readonly Request[]) {
  const approved = requests.filter(({ state, applicationId }) => state === 'APPROVED' && applicationId !== null);
  return approved.flatMap((request, index) => {
    const ofIt = (each: Request): boolean => each.applicationId === request.applicationId;
    if (approved.slice(0, index).findLast(ofIt)?.step === request.step) return [];
    const next = approved.slice(index + 1).find((each) => ofIt(each) && each.step !== request.step);
    const end = next?.decidedAt ?? request.withdrawnAt;
    return [{ ...request, stage: request.step, from: dayOf(request.decidedAt), to: end ? dayOf(end) : null }];
  });
}
