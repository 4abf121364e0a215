import { tmpdir } from 'node:os';
import { DataSource } from 'typeorm';
import { accountsFeature } from './features/accounts/accounts.feature.js';
import { applicationsFeature } from './features/applications/applications.feature.js';
import { approvalsFeature } from './features/approvals/approvals.feature.js';
import { auditFeature } from './features/audit/audit.feature.js';
import { bulkDeleteFeature } from './features/bulk-delete/bulk-delete.feature.js';
import { bulkImportFeature } from './features/bulk-import/bulk-import.feature.js';
import { candidatesFeature } from './features/candidates/candidates.feature.js';
import { companiesFeature } from './features/companies/companies.feature.js';
import { contactFeature } from './features/contact/contact.feature.js';
import { dashboardFeature } from './features/dashboard/dashboard.feature.js';
import { exportsFeature } from './features/exports/exports.feature.js';
import { filesFeature } from './features/files/files.feature.js';
import { apiClientsFeature } from './features/api-clients/api-clients.feature.js';
import { interviewsFeature } from './features/interviews/interviews.feature.js';
import { jobAlertsFeature } from './features/job-alerts/job-alerts.feature.js';
import { jobsFeature } from './features/jobs/jobs.feature.js';
import { mailFeature } from './features/mail/mail.feature.js';
import { mergesFeature } from './features/merges/merges.feature.js';
import { myDataFeature } from './features/my-data/my-data.feature.js';
import { notesFeature } from './features/notes/notes.feature.js';
import { notificationsFeature } from './features/notifications/notifications.feature.js';
import { reportingFeature } from './features/reporting/reporting.feature.js';
import { savedJobsFeature } from './features/saved-jobs/saved-jobs.feature.js';
import { savedViewsFeature } from './features/saved-views/saved-views.feature.js';
import { searchFeature } from './features/search/search.feature.js';
import { sourcingFeature } from './features/sourcing/sourcing.feature.js';
import { talentPoolsFeature } from './features/talent-pools/talent-pools.feature.js';
import { visitsFeature } from './features/visits/visits.feature.js';
import { webhooksFeature } from './features/webhooks/webhooks.feature.js';
import { withdrawalsFeature } from './features/withdrawals/withdrawals.feature.js';
import { readConfig } from './platform/config.js';
import { createCoreServices, type CoreDeps } from './platform/core-services.js';
import { createLogger } from './platform/observability/logger.js';

/** Creates all services once, in the order of the layers. */
export function createContainer(deps: CoreDeps) {
  const core = createCoreServices(deps);
  const mail = mailFeature(core);
  const notifications = notificationsFeature({ ...core, ...mail });
  const contact = contactFeature({ ...core, ...mail });
  const accounts = accountsFeature({ ...core, ...mail, ...notifications });
  const audit = auditFeature({ ...core, ...accounts });
  const apiClients = apiClientsFeature({ ...core, ...accounts });
  const webhooks = webhooksFeature({ ...core, ...mail, ...notifications });
  const visits = visitsFeature(core);
  const savedViews = savedViewsFeature({ ...core, ...accounts });
  const files = filesFeature(core);
  const companies = companiesFeature({ ...core, ...mail, ...notifications, ...accounts });
  const people = { ...core, ...mail, ...notifications, ...accounts, ...files, ...webhooks, ...companies };
  const candidates = candidatesFeature(people);
  const jobs = jobsFeature({ ...people, ...candidates });
  const applications = applicationsFeature({ ...people, ...candidates, ...jobs });
  const jobAlerts = jobAlertsFeature({ ...people, ...jobs });
  const savedJobs = savedJobsFeature({ ...people, ...jobs });
  const interviews = interviewsFeature({ ...people, ...applications });
  const hiring = { ...people, ...candidates, ...jobs, ...applications, ...interviews };
  const notes = notesFeature(hiring);
  const approvals = approvalsFeature({ ...hiring, ...notes });
  const withdrawals = withdrawalsFeature(hiring);
  const merges = mergesFeature(hiring);
  const dashboard = dashboardFeature({ ...hiring, ...approvals });
  const reporting = reportingFeature({ ...core, ...accounts });
  const search = searchFeature({ ...hiring, ...notes });
  const sourcing = sourcingFeature(hiring);
  const talentPools = talentPoolsFeature(hiring);
  const exports = exportsFeature({
    ...hiring,
    candidateSearch: sourcing.candidateSearch,
    auditEvents: audit.auditEvents,
    contactMessages: contact.contactMessages,
  });
  const bulkDelete = bulkDeleteFeature({ ...hiring, ...approvals });
  const bulkImport = bulkImportFeature({ ...people, ...bulkDelete, ...talentPools });
  const myData = myDataFeature({ ...hiring, ...approvals, ...bulkDelete });
  const resolvers = [
    audit,
    mail,
    contact,
    accounts,
    apiClients,
    webhooks,
    visits,
    savedViews,
    companies,
    candidates,
    jobs,
    applications,
    interviews,
    jobAlerts,
    savedJobs,
    approvals,
    withdrawals,
    notes,
    merges,
    dashboard,
    reporting,
    search,
    sourcing,
    talentPools,
    bulkImport,
    bulkDelete,
    myData,
  ].flatMap((feature) => feature.resolvers);
  return {
    ...hiring,
    ...visits,
    ...jobAlerts,
    ...approvals,
    ...apiClients,
    ...reporting,
    ...exports,
    ...myData,
    ...sourcing,
    resolvers,
  };
}

export type Container = ReturnType<typeof createContainer>;

/** Returns the resolvers without a database, for generating the schema. */
export function schemaOnlyResolvers(): Container['resolvers'] {
  const config = readConfig({ STORAGE_URL: `file:${tmpdir()}` });
  const dataSource = new DataSource({ type: 'mysql' });
  return createContainer({ config, dataSource, secret: '', logger: createLogger('silent') }).resolvers;
}
