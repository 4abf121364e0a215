import type { ApiScope } from '@job-alert/domain/integrations/api-scopes';

export const SCOPE_LABELS: Readonly<Record<ApiScope, string>> = {
  JOBS_READ: 'Open jobs, with a rate limit of its own.',
  REPORTS_READ: 'Reports: numbers about jobs and applications, without personal data.',
  APPLICATIONS_READ: 'Applications: their status, for all companies, without names and contact details.',
  WEBHOOKS: 'Webhooks: notified of changes, with ids and timestamps only.',
};
