export { CompanyProfile as Component } from '../../../features/companies/company-profile';
