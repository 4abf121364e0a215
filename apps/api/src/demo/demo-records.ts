import {
  applicationsSchema,
  candidatesSchema,
  companiesSchema,
  jobsSchema,
  peopleSchema,
  recruitingSchema,
} from './demo-schemas.js';
import { readRecords } from './read-records.js';
import applications from './records/applications.json' with { type: 'json' };
import candidates from './records/candidates.json' with { type: 'json' };
import companies from './records/companies.json' with { type: 'json' };
import jobs from './records/jobs.json' with { type: 'json' };
import people from './records/people.json' with { type: 'json' };
import recruiting from './records/recruiting.json' with { type: 'json' };

/**
 * Twelve fictitious companies. Their websites and emails are under example.com, and their phone numbers start with 5,
 * unlike Indian mobile numbers.
 */
export const demoCompanies = readRecords('companies.json', companiesSchema, companies);

/** Sixty fictitious jobs: most are open, six past their deadline, four pending, one rejected, two inactive. */
export const demoJobs = readRecords('jobs.json', jobsSchema, jobs);

/**
 * Twenty-four fictitious people. Their emails are under example.org, their phone numbers start with 5, and their
 * identity numbers are not assigned.
 */
export const demoCandidates = readRecords('candidates.json', candidatesSchema, candidates);

/** The names, places and professions of which `demo-people.ts` makes three hundred people. */
export const demoRecordsOfPeople = readRecords('people.json', peopleSchema, people);

/** More than seventy applications in all states. */
export const demoApplications = readRecords('applications.json', applicationsSchema, applications);

/** The administrator's invitations, pools and notes about some of the three hundred people. */
export const demoRecruiting = readRecords('recruiting.json', recruitingSchema, recruiting);
