import { ReportsDocument, type ReportsQueryVariables } from './operations/reports.generated.js';
import type { Send } from './transport.js';

/** The reports, for administrators and keys with reports:read. */
export function reportOperations(send: Send) {
  return {
    /** All four; without days the last 12 weeks. What the numbers mean: docs/reporting.md. */
    reports: async (period: ReportsQueryVariables['period'] = null) =>
      (await send(ReportsDocument, { period })).reports,
  };
}
