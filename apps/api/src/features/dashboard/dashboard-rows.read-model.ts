import { FIRST_FEEDBACK } from '../../database/interview-conditions.js';
import type { SqlValue } from '../../database/sql-reader.js';
import type { RequestContext } from '../../platform/context.js';
import type { Statement } from '../../platform/lists/list-query.js';
import { type PresentedApplication, presentApplication } from '../applications/applications.presenter.js';
import type { ApplicationsReadModel } from '../applications/applications.read-model.js';
import { APPROVAL_SUBJECTS, APPROVALS, type ApprovalRow } from '../approvals/approvals.list.js';
import {
  INTERVIEW_COLUMNS,
  type InterviewRow,
  type PresentedInterview,
  presentInterview,
} from '../interviews/interviews.read-model.js';

/** Sections that show fewer rows are read and counted up to this number. */
export const MAX_COUNTED_ROWS = 100;

/** A record of a dashboard section. The columns of interviews and requests are null for other records. */
export type DashboardRow<Kind extends string> = Omit<InterviewRow, 'applicationId'> &
  ApprovalRow & { kind: Kind | null; happenedAt: Date; foundJobId: string | null };

/** The start of each section's statement: the record's ids, and the time of the event that it shows. */
export const sectionRow = (
  kind: string,
  ids: Partial<Record<'application' | 'job' | 'interview' | 'approval', string>>,
  at: string,
): string => `SELECT '${kind}' AS kind, ${ids.application ?? 'NULL'} AS application_id, ${ids.job ?? 'NULL'} AS job_id,
  ${ids.interview ?? 'NULL'} AS interview_id, ${ids.approval ?? 'NULL'} AS approval_id, ${at} AS happened_at`;

/**
 * The start of the news: the previous visit, or the given instant without one. Values: the user's id and that instant.
 */
export const SINCE_LAST_VISIT =
  'COALESCE((SELECT earlier_at FROM home_visit WHERE user_id = ?), CAST(? AS DATETIME(3)))';

/** Reads all sections of a dashboard with one statement. Equal column names overwrite earlier ones. */
export function dashboardStatement(
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
      ${FIRST_FEEDBACK}
    WHERE u.id = ?`;
  return { sql, values: [...sections.flatMap(({ values }) => values), userId, userId] };
}

/** Returns the rows of a section, oldest first. */
export const sectionRows = <Row extends { kind: string | null; happenedAt: Date }>(
  rows: readonly Row[],
  kind: NonNullable<Row['kind']>,
): Row[] => rows.filter((row) => row.kind === kind).toSorted((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime());

/** The application of a row; null for a row about a job. */
interface ApplicationKey {
  applicationId: string | null;
}

/** Reads the applications of the rows with one statement. */
export async function readApplications(
  context: RequestContext,
  readModel: ApplicationsReadModel,
  rows: readonly ApplicationKey[],
): Promise<ReadonlyMap<string, PresentedApplication>> {
  const ids = [...new Set(rows.flatMap(({ applicationId }) => applicationId ?? []))];
  const rowsOfIds = await Promise.all(ids.map((id) => readModel.find(context, id)));
  return new Map(rowsOfIds.flatMap((row) => (row ? [[row.id, presentApplication(row, context.viewer)]] : [])));
}

/** Returns the interview of a row with its application. */
export const presentRowInterview = (
  { viewer }: RequestContext,
  row: DashboardRow<string>,
  application: PresentedApplication,
  now: Date,
): PresentedInterview => ({
  ...presentInterview({ ...row, applicationId: application.id }, viewer, now),
  application,
});

/** Maps rows to section entries with their records. Rows whose record has been deleted meanwhile are dropped. */
export const attachRecords = <Row, Record, Shown>(
  rows: readonly Row[],
  recordOf: (row: Row) => Record | undefined,
  show: (row: Row, record: Record) => Shown,
): Shown[] =>
  rows.flatMap((row) => {
    const record = recordOf(row);
    return record === undefined ? [] : [show(row, record)];
  });
