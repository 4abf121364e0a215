import { ReportsDocument, type ReportsQueryVariables } from './operations/reports.generated.js';
import type { Send } from './transport.js';

/** The reports, for administrators and keys with reports:read. */
export function reportOperations(send: Send) {
  return {
    /** The ten reports, the applications of each week and the open jobs; without days the last 12 weeks. What the numbers mean: docs/reporting.md. */
    reports: async (filter: ReportsQueryVariables['filter'] = null) =>
      (await send(ReportsDocument, { filter })).reports,
  };
}
