import type { ApiScope } from '@job-alert/domain/api-scopes';

/** What a scope lets a key read. */
export const SCOPE_WORDS: Readonly<Record<ApiScope, string>> = {
  JOBS_READ: 'The open jobs, with a budget of its own.',
  REPORTS_READ: 'The reports: numbers about jobs and applications, without any person.',
};
