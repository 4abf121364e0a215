import { ReportsDocument, type ReportsQuery, type ReportsQueryVariables } from './operations/reports.generated.js';
import type { Send } from './transport.js';

type Answered = ReportsQuery['reports'][number];
type Cell = Answered['rows'][number]['cells'][number];

/** Reports, for administrators and keys with reports:read. */
export function reportOperations(send: Send) {
  return {
    /** Returns reports; by default of the last 12 weeks. docs/reporting.md defines the columns of their rows. */
    reports: async (names: ReportsQueryVariables['names'], filter: ReportsQueryVariables['filter'] = null) =>
      (await send(ReportsDocument, { names, filter })).reports.map(({ rows, summary, ...report }) => ({
        ...report,
        rows: byColumn(report.columns, rows),
        summary: byColumn(report.columns, summary),
      })),
  };
}

const byColumn = (columns: Answered['columns'], rows: Answered['rows']): Record<string, Cell | undefined>[] =>
  rows.map(({ cells }) => Object.fromEntries(columns.map(({ name }, index) => [name, cells[index]])));
