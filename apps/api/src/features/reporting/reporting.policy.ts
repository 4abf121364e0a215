import { requireReportReader, type Viewer } from '../../platform/viewer.js';
import { mayReadCompany } from '../companies/companies.policy.js';

/** Who may read the reports of a company: its employer; everybody's are for administrators, and keys with the scope. */
export function requireReportsOf(viewer: Viewer, companyId: string): void {
  if (!mayReadCompany(viewer, companyId)) requireReportReader(viewer);
}
