/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graphql/schema.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type JobInformationQueryVariables = Exact<{
  id: string;
}>;


export type JobInformationQuery = { job: { description: string, jobType: Types.JobType, workMode: Types.WorkMode, city: string, state: string, country: string, deadline: string, openings: number, salaryMin: number, salaryMax: number, minExperience: number, maxExperience: number, minimumQualification: string, preferredSkills: Array<string>, companyDescription: string, companyWebsite: string, industry: string, isOpen: boolean, applicantCount: number, id: string, title: string, companyName: string, approvalState: Types.ApprovalState, isActive: boolean, postedAt: string, approval: { id: string, reason: Types.RejectionReason | null, note: string | null, outcomeIfApproved: string | null, outcomeIfRejected: string | null } | null } };


export const JobInformationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobInformation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedJob"}},{"kind":"Field","name":{"kind":"Name","value":"approval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","name":{"kind":"Name","value":"minExperience"}},{"kind":"Field","name":{"kind":"Name","value":"maxExperience"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQualification"}},{"kind":"Field","name":{"kind":"Name","value":"preferredSkills"}},{"kind":"Field","name":{"kind":"Name","value":"companyDescription"}},{"kind":"Field","name":{"kind":"Name","value":"companyWebsite"}},{"kind":"Field","name":{"kind":"Name","value":"industry"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"applicantCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"approvalState"}},{"kind":"Field","name":{"kind":"Name","value":"approval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeIfApproved"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeIfRejected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}}]}}]} as unknown as DocumentNode<JobInformationQuery, JobInformationQueryVariables>;

export function useJobInformationQuery(options: useQuery.Options<JobInformationQuery, JobInformationQueryVariables> | SkipToken) {
  return useQuery(JobInformationDocument, options);
}
export function useJobInformationLazyQuery(options?: useLazyQuery.Options<JobInformationQuery, JobInformationQueryVariables>) {
  return useLazyQuery(JobInformationDocument, options);
}
export function useJobInformationSuspenseQuery(options: useSuspenseQuery.Options<JobInformationQueryVariables> | SkipToken) {
  return useSuspenseQuery(JobInformationDocument, options);
}