import { createUnionType } from 'type-graphql';
import { User } from '../accounts/accounts.types.js';
import { Candidate } from '../candidates/candidates.types.js';
import { Company } from '../companies/companies.types.js';
import { Job } from '../jobs/jobs.types.js';

export const SearchResult = createUnionType({
  name: 'SearchResult',
  description: 'A search result: a candidate, an employer with its company, a job, or an administrator.',
  types: () => [Candidate, Company, Job, User] as const,
});
