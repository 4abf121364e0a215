/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ApplicantFragment = { id: string, candidateId: string, candidateName: string, appliedAt: string, jobId: string, jobTitle: string, status: Types.ApplicationStatus, proposedStatus: Types.ApplicationStatus, isActive: boolean, invitationProblem: string | null, feedback: string | null, dateOfJoining: string | null, approval: { id: string, state: Types.ApprovalState, proposedStatus: Types.ApplicationStatus | null, reason: Types.RejectionReason | null, note: string | null } | null, offerLetter: { id: string, name: string, url: string } | null };

export type ApplicantsQueryVariables = Exact<{
  filter?: Types.ApplicantsFilter | null | undefined;
  first?: number | null | undefined;
  page: number;
}>;


export type ApplicantsQuery = { myApplicants: { nodes: Array<{ id: string, candidateId: string, candidateName: string, appliedAt: string, jobId: string, jobTitle: string, status: Types.ApplicationStatus, proposedStatus: Types.ApplicationStatus, isActive: boolean, invitationProblem: string | null, feedback: string | null, dateOfJoining: string | null, approval: { id: string, state: Types.ApprovalState, proposedStatus: Types.ApplicationStatus | null, reason: Types.RejectionReason | null, note: string | null } | null, offerLetter: { id: string, name: string, url: string } | null }>, pageInfo: { hasNextPage: boolean } } };

export type ApplicantJobsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type ApplicantJobsQuery = { myJobs: { nodes: Array<{ id: string, title: string }> } };

export type OfferLetterLinkQueryVariables = Exact<{
  id: string;
}>;


export type OfferLetterLinkQuery = { application: { id: string, offerLetter: { id: string, url: string } | null } };

export type ApplicantHistoryQueryVariables = Exact<{
  id: string;
}>;


export type ApplicantHistoryQuery = { application: { id: string, approvals: Array<{ id: string, state: Types.ApprovalState, requestedAt: string, decidedAt: string | null, proposedStatus: Types.ApplicationStatus | null, feedback: string | null, reason: Types.RejectionReason | null, note: string | null }> } };

export type ProposeStatusMutationVariables = Exact<{
  id: string;
  input: Types.ProposeStatusInput;
}>;


export type ProposeStatusMutation = { proposeApplicationStatus: { id: string, candidateId: string, candidateName: string, appliedAt: string, jobId: string, jobTitle: string, status: Types.ApplicationStatus, proposedStatus: Types.ApplicationStatus, isActive: boolean, invitationProblem: string | null, feedback: string | null, dateOfJoining: string | null, approval: { id: string, state: Types.ApprovalState, proposedStatus: Types.ApplicationStatus | null, reason: Types.RejectionReason | null, note: string | null } | null, offerLetter: { id: string, name: string, url: string } | null } };

export const ApplicantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"proposedStatus"}},{"kind":"Field","name":{"kind":"Name","value":"approval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"proposedStatus"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"invitationProblem"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfJoining"}},{"kind":"Field","name":{"kind":"Name","value":"offerLetter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ApplicantFragment, unknown>;
export const ApplicantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Applicants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicantsFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myApplicants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Applicant"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"proposedStatus"}},{"kind":"Field","name":{"kind":"Name","value":"approval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"proposedStatus"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"invitationProblem"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfJoining"}},{"kind":"Field","name":{"kind":"Name","value":"offerLetter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ApplicantsQuery, ApplicantsQueryVariables>;
export const ApplicantJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicantJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<ApplicantJobsQuery, ApplicantJobsQueryVariables>;
export const OfferLetterLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfferLetterLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"offerLetter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<OfferLetterLinkQuery, OfferLetterLinkQueryVariables>;
export const ApplicantHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicantHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"approvals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"proposedStatus"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]}}]} as unknown as DocumentNode<ApplicantHistoryQuery, ApplicantHistoryQueryVariables>;
export const ProposeStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProposeStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProposeStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposeApplicationStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Applicant"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Applicant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"candidateId"}},{"kind":"Field","name":{"kind":"Name","value":"candidateName"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"proposedStatus"}},{"kind":"Field","name":{"kind":"Name","value":"approval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"proposedStatus"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"invitationProblem"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfJoining"}},{"kind":"Field","name":{"kind":"Name","value":"offerLetter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ProposeStatusMutation, ProposeStatusMutationVariables>;

export function useApplicantsQuery(options: useQuery.Options<ApplicantsQuery, ApplicantsQueryVariables> | SkipToken) {
  return useQuery(ApplicantsDocument, options);
}
export function useApplicantsLazyQuery(options?: useLazyQuery.Options<ApplicantsQuery, ApplicantsQueryVariables>) {
  return useLazyQuery(ApplicantsDocument, options);
}
export function useApplicantsSuspenseQuery(options: useSuspenseQuery.Options<ApplicantsQueryVariables> | SkipToken) {
  return useSuspenseQuery(ApplicantsDocument, options);
}

export function useApplicantJobsQuery(options?: useQuery.Options<ApplicantJobsQuery, ApplicantJobsQueryVariables> | SkipToken) {
  return useQuery(ApplicantJobsDocument, options ?? {});
}
export function useApplicantJobsLazyQuery(options?: useLazyQuery.Options<ApplicantJobsQuery, ApplicantJobsQueryVariables>) {
  return useLazyQuery(ApplicantJobsDocument, options);
}
export function useApplicantJobsSuspenseQuery(options?: useSuspenseQuery.Options<ApplicantJobsQueryVariables> | SkipToken) {
  return useSuspenseQuery(ApplicantJobsDocument, options ?? {});
}

export function useOfferLetterLinkQuery(options: useQuery.Options<OfferLetterLinkQuery, OfferLetterLinkQueryVariables> | SkipToken) {
  return useQuery(OfferLetterLinkDocument, options);
}
export function useOfferLetterLinkLazyQuery(options?: useLazyQuery.Options<OfferLetterLinkQuery, OfferLetterLinkQueryVariables>) {
  return useLazyQuery(OfferLetterLinkDocument, options);
}
export function useOfferLetterLinkSuspenseQuery(options: useSuspenseQuery.Options<OfferLetterLinkQueryVariables> | SkipToken) {
  return useSuspenseQuery(OfferLetterLinkDocument, options);
}

export function useApplicantHistoryQuery(options: useQuery.Options<ApplicantHistoryQuery, ApplicantHistoryQueryVariables> | SkipToken) {
  return useQuery(ApplicantHistoryDocument, options);
}
export function useApplicantHistoryLazyQuery(options?: useLazyQuery.Options<ApplicantHistoryQuery, ApplicantHistoryQueryVariables>) {
  return useLazyQuery(ApplicantHistoryDocument, options);
}
export function useApplicantHistorySuspenseQuery(options: useSuspenseQuery.Options<ApplicantHistoryQueryVariables> | SkipToken) {
  return useSuspenseQuery(ApplicantHistoryDocument, options);
}

export function useProposeStatusMutation(options?: useMutation.Options<ProposeStatusMutation, ProposeStatusMutationVariables>) {
  return useMutation(ProposeStatusDocument, options);
}