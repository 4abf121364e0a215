import { applicationsSchema, candidatesSchema, companiesSchema, jobsSchema } from './demo-schemas.js';
import { readRecords } from './read-records.js';
import applications from './records/applications.json' with { type: 'json' };
import candidates from './records/candidates.json' with { type: 'json' };
import companies from './records/companies.json' with { type: 'json' };
import jobs from './records/jobs.json' with { type: 'json' };

/**
 * Twelve organisations that do not exist. Their websites and mail live under example.com, and their telephone numbers begin
 * with 5, as no mobile number in India does, so nobody is written to or called by accident.
 */
export const demoCompanies = readRecords('companies.json', companiesSchema, companies);

/** Sixty made-up vacancies: most are open, six are past their deadline, four wait, one was rejected, two are inactive. */
export const demoJobs = readRecords('jobs.json', jobsSchema, jobs);

/**
 * Twenty-four people who do not exist. Their mail lives under example.org, their telephone numbers begin with 5, and the few
 * identity numbers have the right shape but belong to nobody.
 */
export const demoCandidates = readRecords('candidates.json', candidatesSchema, candidates);

/** More than seventy applications in every state. */
export const demoApplications = readRecords('applications.json', applicationsSchema, applications);
