import { type QueryParameters, recordId } from '../../platform/http/query-parameters.js';

/** The company filter under its name and its deprecated name. */
export const COMPANY_PARAMETERS = {
  companyId: recordId('The id of a company.'),
  company: {
    ...recordId('Deprecated from 2026-11-24, removed after 2027-11-24: use companyId.'),
    replacedBy: 'companyId',
  },
} satisfies QueryParameters;
