import { saveAllMatchKeys } from '../../database/search/company-match-keys.js';
import { rebuildFacts } from '../../database/reports/report-facts.js';
import { indexAll } from '../../database/search/search-words.js';
import type { JobListingService } from '../../features/jobs/job-listing.service.js';
import { demoPeople } from '../demo-people.js';
import { demoCandidates } from '../demo-records.js';
import { loadAdmin } from './load-accounts.js';
import { loadApplications } from './load-applications.js';
import { loadCandidates } from './load-candidates.js';
import { loadCompanies } from './load-companies.js';
import { loadJobs } from './load-jobs.js';
import { loadRecruiting } from './load-recruiting.js';
import { loadVisits } from './load-visits.js';
import type { DemoContext } from './demo-context.js';

/** Inserts the whole demo in the caller's transaction. */
export async function loadDemo(context: DemoContext, listing: JobListingService): Promise<void> {
  const { id: adminId } = await loadAdmin(context);
  const companies = await loadCompanies(context, adminId);
  const jobs = await loadJobs(context, companies, adminId);
  const candidates = await loadCandidates(context, [...demoCandidates, ...demoPeople(context.today)]);
  await loadApplications(context, { candidates, jobs, adminId });
  await loadRecruiting(context, { candidates, jobs, adminId });
  for (const { id } of companies.values()) await listing.refreshCompany(context.manager, id);
  await indexAll(context.manager);
  await saveAllMatchKeys(context.manager);
  await loadVisits(context);
  await rebuildFacts(context.manager);
}
