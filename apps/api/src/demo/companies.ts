import { gujaratCompanies } from './companies/gujarat.js';
import { southernCompanies } from './companies/south.js';
import { westernAndNorthernCompanies } from './companies/west-and-north.js';
import type { DemoCompany } from './demo-types.js';

/**
 * Twelve organisations that do not exist. Their websites and mail live under example.com, and their telephone numbers begin
 * with 5, as no mobile number in India does, so nobody is written to or called by accident.
 */
export const demoCompanies: readonly DemoCompany[] = [
  ...gujaratCompanies,
  ...southernCompanies,
  ...westernAndNorthernCompanies,
];
