import { joinFullName } from '@job-alert/domain/companies/company-profile';

/** The full name of an application's candidate, or a stand-in when the record is missing. */
export const candidateName = (candidate: Parameters<typeof joinFullName>[0] | null | undefined): string =>
  candidate ? joinFullName(candidate) : 'Candidate (record missing)';
