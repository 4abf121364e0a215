import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { AccountsResolver } from '../features/accounts/accounts.resolver.js';
import { PasswordRecoveryResolver } from '../features/accounts/password-recovery.resolver.js';
import { SecondFactorResolver } from '../features/accounts/second-factor.resolver.js';
import { ApplicationsResolver } from '../features/applications/applications.resolver.js';
import { ApprovalsResolver } from '../features/approvals/approvals.resolver.js';
import { AuditResolver } from '../features/audit/audit.resolver.js';
import { BulkDeleteResolver } from '../features/bulk-delete/bulk-delete.resolver.js';
import { BulkImportResolver } from '../features/bulk-import/bulk-import.resolver.js';
import { CandidateProfileResolver } from '../features/candidates/candidate-profile.resolver.js';
import { CandidatesResolver } from '../features/candidates/candidates.resolver.js';
import { IdentityRevealResolver } from '../features/candidates/identity-reveal.resolver.js';
import { CompaniesResolver } from '../features/companies/companies.resolver.js';
import { UserCompanyResolver } from '../features/companies/user-company.resolver.js';
import { ContactResolver } from '../features/contact/contact.resolver.js';
import { DashboardResolver } from '../features/dashboard/dashboard.resolver.js';
import { IntegratorsResolver } from '../features/integrators/integrators.resolver.js';
import { InterviewsResolver } from '../features/interviews/interviews.resolver.js';
import { JobsResolver } from '../features/jobs/jobs.resolver.js';
import { OpenJobsResolver } from '../features/jobs/open-jobs.resolver.js';
import { DeadMailsResolver } from '../features/mail/dead-mails.resolver.js';
import { NotificationsResolver } from '../features/notifications/notifications.resolver.js';
import { MyDataResolver } from '../features/my-data/my-data.resolver.js';
import { ReportsResolver } from '../features/reporting/reports.resolver.js';
import { DateTimeScalar } from '../platform/scalars.js';

/** Every resolver class of the portal. */
export const resolverClasses = [
  // One a line.
  AccountsResolver,
  PasswordRecoveryResolver,
  SecondFactorResolver,
  OpenJobsResolver,
  CompaniesResolver,
  UserCompanyResolver,
  CandidatesResolver,
  CandidateProfileResolver,
  IdentityRevealResolver,
  JobsResolver,
  ApplicationsResolver,
  InterviewsResolver,
  ApprovalsResolver,
  DashboardResolver,
  ContactResolver,
  NotificationsResolver,
  DeadMailsResolver,
  BulkImportResolver,
  BulkDeleteResolver,
  AuditResolver,
  IntegratorsResolver,
  ReportsResolver,
  MyDataResolver,
] as const;

/** Finds the instance of a resolver class; emitting the schema needs none. */
export type ResolverInstances = ReadonlyMap<unknown, unknown>;

/** The one schema. Inputs are checked by the domain's rules in the services, hence no validation by decorators. */
export function createSchema(instances: ResolverInstances): Promise<GraphQLSchema> {
  return buildSchema({
    resolvers: [...resolverClasses] as never,
    container: { get: (cls) => instances.get(cls) as never },
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
    validate: false,
  });
}
