import type { SqlValue } from '../../database/reader.js';
import type { RequestContext } from '../../platform/context.js';
import type { Statement } from '../../platform/list-query.js';
import { type PresentedApplication, presentApplication } from '../applications/applications.presenter.js';
import type { ApplicationsReadModel } from '../applications/applications.read-model.js';
import { APPROVAL_SUBJECTS, APPROVALS, type ApprovalRow } from '../approvals/approvals.list.js';
import {
  INTERVIEW_COLUMNS,
  type InterviewRow,
  type PresentedInterview,
  presentInterview,
} from '../interviews/interviews.read-model.js';

/** What a home screen shows no more of than this is read, and counted, up to. */
export const MOST_FOUND = 100;

/** A record of a home screen's section. The columns of interviews and requests are null for what is neither. */
export type HomeRow<Kind extends string> = Omit<InterviewRow, 'applicationId'> &
  ApprovalRow & { kind: Kind | null; happenedAt: Date; foundJobId: string | null };

/** The first part of each section's statement: which record it is, and when what it shows happened. */
export const found = (
  kind: string,
  ids: Partial<Record<'application' | 'job' | 'interview' | 'approval', string>>,
  at: string,
): string => `SELECT '${kind}' AS kind, ${ids.application ?? 'NULL'} AS application_id, ${ids.job ?? 'NULL'} AS job_id,
  ${ids.interview ?? 'NULL'} AS interview_id, ${ids.approval ?? 'NULL'} AS approval_id, ${at} AS happened_at`;

/** What has happened since the visit before; the values are the user's id and since when without one. */
export const NEWS_SINCE = 'COALESCE((SELECT earlier_at FROM home_visit WHERE user_id = ?), CAST(? AS DATETIME(3)))';

/**
 * All sections of a home screen in one statement: its head, and with it a row for each record. Of the ids that two tables have, the
 * last ones count.
 */
export function homeStatement(
  userId: string,
  head: { columns: string; from: string },
  sections: readonly Statement[],
): { sql: string; values: SqlValue[] } {
  const sql = `SELECT ${head.columns}, v.earlier_at AS lastVisitAt, ${APPROVALS.select}, ${INTERVIEW_COLUMNS},
      found.kind, found.happened_at AS happenedAt, found.job_id AS foundJobId, found.application_id AS applicationId,
      COALESCE(found.interview_id, found.approval_id) AS id
    FROM ${head.from} LEFT JOIN home_visit v ON v.user_id = u.id
      LEFT JOIN (${sections.map((section) => `(${section.sql})`).join(' UNION ALL ')}) AS found ON TRUE
      LEFT JOIN interview i ON i.id = found.interview_id
      LEFT JOIN approval p ON p.id = COALESCE(i.approval_id, found.approval_id) ${APPROVAL_SUBJECTS}
      LEFT JOIN interview n ON n.id = i.superseded_by_id LEFT JOIN approval np ON np.id = n.approval_id
      LEFT JOIN interview_feedback f ON f.interview_id = i.id
    WHERE u.id = ?`;
  return { sql, values: [...sections.flatMap(({ values }) => values), userId] };
}

/** The rows of a section, in the order in which they happened. */
export const sectionOf = <Row extends { kind: string | null; happenedAt: Date }>(
  rows: readonly Row[],
  kind: NonNullable<Row['kind']>,
): Row[] => rows.filter((row) => row.kind === kind).toSorted((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime());

/** Which application a row is of; null for a row about a job. */
interface OfApplication {
  applicationId: string | null;
}

/** The applications of some rows, with one statement. */
export async function applicationsOf(
  context: RequestContext,
  views: ApplicationsReadModel,
  rows: readonly OfApplication[],
): Promise<ReadonlyMap<string, PresentedApplication>> {
  const ids = [...new Set(rows.flatMap(({ applicationId }) => applicationId ?? []))];
  const rowsOfIds = await Promise.all(ids.map((id) => views.find(context, id)));
  return new Map(rowsOfIds.flatMap((row) => (row ? [[row.id, presentApplication(row, context.viewer)]] : [])));
}

/** The interview of a row, with the application that it is for. */
export const interviewOf = (
  { viewer }: RequestContext,
  row: HomeRow<string>,
  application: PresentedApplication,
  now: Date,
): PresentedInterview => ({
  ...presentInterview({ ...row, applicationId: application.id }, viewer, now),
  application,
});

/** What a section shows of its rows, each with its record; one that has gone meanwhile falls out. */
export const shownWith = <Row, Record, Shown>(
  rows: readonly Row[],
  recordOf: (row: Row) => Record | undefined,
  show: (row: Row, record: Record) => Shown,
): Shown[] =>
  rows.flatMap((row) => {
    const record = recordOf(row);
    return record === undefined ? [] : [show(row, record)];
  });
