import { joinFullName } from '@job-alert/domain/companies/company-profile';

/** Returns the full name of an application's candidate, or a placeholder if the record is missing. */
export const candidateName = (candidate: Parameters<typeof joinFullName>[0] | null | undefined): string =>
  candidate ? joinFullName(candidate) : 'Candidate (record missing)';
