import type { Migration } from './migration.js';
import { baseline } from './migrations/0001-baseline.js';
import { everydaySearches } from './migrations/0002-everyday-searches.js';
import { skillKeys } from './migrations/0003-skill-keys.js';
import { candidateSearch } from './migrations/0004-candidate-search.js';
import { idempotencyKeys } from './migrations/0005-idempotency-keys.js';
import { recordChanges } from './migrations/0006-record-changes.js';
import { jobPreferences } from './migrations/0007-job-preferences.js';
import { jobInvitations } from './migrations/0008-job-invitations.js';
import { followUps } from './migrations/0009-follow-ups.js';
import { recommendations } from './migrations/0010-recommendations.js';
import { talentPools } from './migrations/0011-talent-pools.js';
import { preferenceConfirmations } from './migrations/0012-preference-confirmations.js';
import { imports } from './migrations/0013-imports.js';
import { onBehalfOfClients } from './migrations/0014-on-behalf-of-clients.js';
import { sourcingFacts } from './migrations/0015-sourcing-facts.js';
import { interviewsForCompanies } from './migrations/0016-interviews-for-companies.js';
import { poolsAndResumesOfImports } from './migrations/0017-pools-and-resumes-of-imports.js';
import { candidatePostings } from './migrations/0018-candidate-postings.js';
import { companyMembers } from './migrations/members/0020-company-members.js';
import { interviewers } from './migrations/members/0021-interviewers.js';
import { companyJoinRequests } from './migrations/members/0022-company-join-requests.js';
import { peopleOfJobs } from './migrations/members/0023-people-of-jobs.js';
import { administrators } from './migrations/members/0024-administrators.js';
import { sourcingIndexes } from './migrations/0025-sourcing-indexes.js';
import { companyMerges } from './migrations/members/0026-company-merges.js';
import { responsibleAdministrators } from './migrations/members/0027-responsible-administrators.js';
import { guestFeedback } from './migrations/members/0028-guest-feedback.js';
import { endedMemberships } from './migrations/members/0029-ended-memberships.js';
import { decidingQuickly } from './migrations/0030-deciding-quickly.js';

/** Every migration, in order. They are written by hand, since neither engine accepts all generated SQL of the other. */
export const migrations: readonly Migration[] = [
  baseline,
  everydaySearches,
  skillKeys,
  candidateSearch,
  idempotencyKeys,
  recordChanges,
  jobPreferences,
  jobInvitations,
  followUps,
  recommendations,
  talentPools,
  preferenceConfirmations,
  imports,
  onBehalfOfClients,
  sourcingFacts,
  interviewsForCompanies,
  poolsAndResumesOfImports,
  candidatePostings,
  companyMembers,
  interviewers,
  companyJoinRequests,
  peopleOfJobs,
  administrators,
  sourcingIndexes,
  companyMerges,
  responsibleAdministrators,
  guestFeedback,
  endedMemberships,
  decidingQuickly,
];
