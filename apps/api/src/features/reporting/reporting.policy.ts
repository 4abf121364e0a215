import { requireReportReader, type Viewer } from '../../platform/viewer.js';
import { canReadCompany } from '../companies/companies.policy.js';

/**
 * Throws unless the viewer can read the company's reports: its employer, administrators and API keys with the scope.
 */
export function requireReportAccess(viewer: Viewer, companyId: string): void {
  if (!canReadCompany(viewer, companyId)) requireReportReader(viewer);
}
