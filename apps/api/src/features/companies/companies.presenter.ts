import { joinFullName } from '@job-alert/domain/companies/company-profile';
import type { CompanyRow } from './companies.list.js';
import type { Company } from './companies.types.js';

export interface AddressRow {
  companyId: string;
  id: string;
  line1: string;
  line2: string | null;
  city: string;
  state: string;
  country: string;
  pincode: string;
  isPrimary: number;
}

/** Maps a row. Addresses are loaded by their field resolver. */
export function presentCompany(row: CompanyRow): Company {
  const { firstName, lastName, isActive, isProfileComplete, ...company } = row;
  return {
    ...company,
    fullName: joinFullName({ firstName, lastName }),
    isActive: isActive === 1,
    isProfileComplete: isProfileComplete === 1,
  };
}
