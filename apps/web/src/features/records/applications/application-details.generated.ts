/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graphql/schema.generated';

import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ManagedApplicationDetailsQueryVariables = Exact<{
  id: string;
  candidateId: string;
  jobId: string;
}>;


export type ManagedApplicationDetailsQuery = { application: { feedback: string | null, dateOfJoining: string | null, id: string, candidateId: string, candidateName: string, jobId: string, jobTitle: string, status: Types.ApplicationStatus, proposedStatus: Types.ApplicationStatus, appliedAt: string, statusUpdatedAt: string, approvalState: Types.ApprovalState, isActive: boolean, approval: { id: string, reason: Types.RejectionReason | null, note: string | null, proposedStatus: Types.ApplicationStatus | null, hasOfferLetter: boolean, outcomeIfApproved: string | null, outcomeIfRejected: string | null } | null, offerLetter: { id: string, name: string, url: string } | null }, candidate: { id: string, firstName: string, lastName: string, email: string, contact: string, resume: { id: string, name: string, url: string } | null } | null, job: { id: string, title: string, companyId: string, companyName: string, postedAt: string, approvalState: Types.ApprovalState, isActive: boolean } };

export type ManagedApplicationRowQueryVariables = Exact<{
  id: string;
}>;


export type ManagedApplicationRowQuery = { application: { id: string, candidateId: string, candidateName: string, jobId: string, jobTitle: string, status: Types.ApplicationStatus, proposedStatus: Types.ApplicationStatus, appliedAt: string, statusUpdatedAt: string, approvalState: Types.ApprovalState, isActive: boolean, approval: { id: string, proposedStatus: Types.ApplicationStatus | null, hasOfferLetter: boolean, outcomeIfApproved: string | null, outcomeIfRejected: string | null } | null } };

export type ManagedJobPosterQueryVariables = Exact<{
  companyId: string;
}>;


export type ManagedJobPosterQuery = { company: { id: string, fullName: string } };

export type ManagedApplicationHistoryQueryVariables = Exact<{
  id: string;
}>;


export type ManagedApplicationHistoryQuery = { application: { id: string, history: Array<{ id: string, at: string, status: Types.ApplicationStatus, proposedStatus: Types.ApplicationStatus, approvalState: Types.ApprovalState, isActive: boolean, changedBy: string, feedback: string | null, reason: Types.RejectionReason | null, note: string | null }> } };


export const ManagedApplicationDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedApplicationDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedApplication"}},{"kind":"Field","name":{"kind":"Name","value":"approval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfJoining"}},{"kind":"Field","name":{"kind":"Name","value":"offerLetter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"candidate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"resume"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvalState"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"proposedStatus"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusUpdatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvalState"}},{"kind":"Field","name":{"kind":"Name","value":"approval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedStatus"}},{"kind":"Field","name":{"kind":"Name","value":"hasOfferLetter"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeIfApproved"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeIfRejected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<ManagedApplicationDetailsQuery, ManagedApplicationDetailsQueryVariables>;
export const ManagedApplicationRowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedApplicationRow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedApplication"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"proposedStatus"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statusUpdatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvalState"}},{"kind":"Field","name":{"kind":"Name","value":"approval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"proposedStatus"}},{"kind":"Field","name":{"kind":"Name","value":"hasOfferLetter"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeIfApproved"}},{"kind":"Field","name":{"kind":"Name","value":"outcomeIfRejected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<ManagedApplicationRowQuery, ManagedApplicationRowQueryVariables>;
export const ManagedJobPosterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedJobPoster"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}}]} as unknown as DocumentNode<ManagedJobPosterQuery, ManagedJobPosterQueryVariables>;
export const ManagedApplicationHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedApplicationHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"proposedStatus"}},{"kind":"Field","name":{"kind":"Name","value":"approvalState"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]}}]} as unknown as DocumentNode<ManagedApplicationHistoryQuery, ManagedApplicationHistoryQueryVariables>;

export function useManagedApplicationDetailsQuery(options: useQuery.Options<ManagedApplicationDetailsQuery, ManagedApplicationDetailsQueryVariables> | SkipToken) {
  return useQuery(ManagedApplicationDetailsDocument, options);
}
export function useManagedApplicationDetailsLazyQuery(options?: useLazyQuery.Options<ManagedApplicationDetailsQuery, ManagedApplicationDetailsQueryVariables>) {
  return useLazyQuery(ManagedApplicationDetailsDocument, options);
}
export function useManagedApplicationDetailsSuspenseQuery(options: useSuspenseQuery.Options<ManagedApplicationDetailsQueryVariables> | SkipToken) {
  return useSuspenseQuery(ManagedApplicationDetailsDocument, options);
}

export function useManagedApplicationRowQuery(options: useQuery.Options<ManagedApplicationRowQuery, ManagedApplicationRowQueryVariables> | SkipToken) {
  return useQuery(ManagedApplicationRowDocument, options);
}
export function useManagedApplicationRowLazyQuery(options?: useLazyQuery.Options<ManagedApplicationRowQuery, ManagedApplicationRowQueryVariables>) {
  return useLazyQuery(ManagedApplicationRowDocument, options);
}
export function useManagedApplicationRowSuspenseQuery(options: useSuspenseQuery.Options<ManagedApplicationRowQueryVariables> | SkipToken) {
  return useSuspenseQuery(ManagedApplicationRowDocument, options);
}

export function useManagedJobPosterQuery(options: useQuery.Options<ManagedJobPosterQuery, ManagedJobPosterQueryVariables> | SkipToken) {
  return useQuery(ManagedJobPosterDocument, options);
}
export function useManagedJobPosterLazyQuery(options?: useLazyQuery.Options<ManagedJobPosterQuery, ManagedJobPosterQueryVariables>) {
  return useLazyQuery(ManagedJobPosterDocument, options);
}
export function useManagedJobPosterSuspenseQuery(options: useSuspenseQuery.Options<ManagedJobPosterQueryVariables> | SkipToken) {
  return useSuspenseQuery(ManagedJobPosterDocument, options);
}

export function useManagedApplicationHistoryQuery(options: useQuery.Options<ManagedApplicationHistoryQuery, ManagedApplicationHistoryQueryVariables> | SkipToken) {
  return useQuery(ManagedApplicationHistoryDocument, options);
}
export function useManagedApplicationHistoryLazyQuery(options?: useLazyQuery.Options<ManagedApplicationHistoryQuery, ManagedApplicationHistoryQueryVariables>) {
  return useLazyQuery(ManagedApplicationHistoryDocument, options);
}
export function useManagedApplicationHistorySuspenseQuery(options: useSuspenseQuery.Options<ManagedApplicationHistoryQueryVariables> | SkipToken) {
  return useSuspenseQuery(ManagedApplicationHistoryDocument, options);
}