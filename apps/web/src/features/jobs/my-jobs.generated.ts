/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graphql/schema.generated';

import { useLazyQuery, useMutation, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MyJobFragment = { id: string, title: string, postedAt: string, deadline: string, openings: number, applicantCount: number, isActive: boolean, takenOffAt: string | null, takenOffNote: string | null, viewerCanActivate: boolean, approvalState: Types.ApprovalState, approval: { id: string, reason: Types.RejectionReason | null, note: string | null } | null, wordsToCheck: Array<{ topic: Types.WordingTopic, words: string }> };

export type MyJobsQueryVariables = Exact<{
  filter?: Types.MyJobsFilter | null | undefined;
  sort: Types.ListSort;
  page: number;
}>;


export type MyJobsQuery = { myJobs: { nodes: Array<{ id: string, title: string, postedAt: string, deadline: string, openings: number, applicantCount: number, isActive: boolean, takenOffAt: string | null, takenOffNote: string | null, viewerCanActivate: boolean, approvalState: Types.ApprovalState, approval: { id: string, reason: Types.RejectionReason | null, note: string | null } | null, wordsToCheck: Array<{ topic: Types.WordingTopic, words: string }> }>, pageInfo: { hasNextPage: boolean } } };

export type JobToEditQueryVariables = Exact<{
  id: string;
}>;


export type JobToEditQuery = { job: { id: string, description: string, deadline: string, openings: number, version: number, approvalState: Types.ApprovalState, changesSinceApproval: Array<{ field: Types.JobTerm, approved: string, present: string }> } };

export type JobToCopyQueryVariables = Exact<{
  id: string;
}>;


export type JobToCopyQuery = { job: { id: string, title: string, description: string, jobType: Types.JobType, openings: number, workMode: Types.WorkMode, city: string, state: string, country: string, salaryMin: number, salaryMax: number, minimumQualification: string, preferredSkills: Array<string>, minExperience: number, maxExperience: number } };

export type EditJobMutationVariables = Exact<{
  id: string;
  input: Types.EditJobInput;
}>;


export type EditJobMutation = { editJob: { description: string, version: number, id: string, title: string, postedAt: string, deadline: string, openings: number, applicantCount: number, isActive: boolean, takenOffAt: string | null, takenOffNote: string | null, viewerCanActivate: boolean, approvalState: Types.ApprovalState, approval: { id: string, reason: Types.RejectionReason | null, note: string | null } | null, wordsToCheck: Array<{ topic: Types.WordingTopic, words: string }> } };

export type SetJobActiveMutationVariables = Exact<{
  id: string;
  isActive: boolean;
}>;


export type SetJobActiveMutation = { setJobActive: { id: string, title: string, postedAt: string, deadline: string, openings: number, applicantCount: number, isActive: boolean, takenOffAt: string | null, takenOffNote: string | null, viewerCanActivate: boolean, approvalState: Types.ApprovalState, approval: { id: string, reason: Types.RejectionReason | null, note: string | null } | null, wordsToCheck: Array<{ topic: Types.WordingTopic, words: string }> } };

export const MyJobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}},{"kind":"Field","name":{"kind":"Name","value":"applicantCount"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"takenOffAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenOffNote"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanActivate"}},{"kind":"Field","name":{"kind":"Name","value":"approvalState"}},{"kind":"Field","name":{"kind":"Name","value":"approval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wordsToCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}}]}}]} as unknown as DocumentNode<MyJobFragment, unknown>;
export const MyJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MyJobsFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyJob"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}},{"kind":"Field","name":{"kind":"Name","value":"applicantCount"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"takenOffAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenOffNote"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanActivate"}},{"kind":"Field","name":{"kind":"Name","value":"approvalState"}},{"kind":"Field","name":{"kind":"Name","value":"approval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wordsToCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}}]}}]} as unknown as DocumentNode<MyJobsQuery, MyJobsQueryVariables>;
export const JobToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"approvalState"}},{"kind":"Field","name":{"kind":"Name","value":"changesSinceApproval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}},{"kind":"Field","name":{"kind":"Name","value":"present"}}]}}]}}]}}]} as unknown as DocumentNode<JobToEditQuery, JobToEditQueryVariables>;
export const JobToCopyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobToCopy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"jobType"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}},{"kind":"Field","name":{"kind":"Name","value":"workMode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","name":{"kind":"Name","value":"minimumQualification"}},{"kind":"Field","name":{"kind":"Name","value":"preferredSkills"}},{"kind":"Field","name":{"kind":"Name","value":"minExperience"}},{"kind":"Field","name":{"kind":"Name","value":"maxExperience"}}]}}]}}]} as unknown as DocumentNode<JobToCopyQuery, JobToCopyQueryVariables>;
export const EditJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyJob"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}},{"kind":"Field","name":{"kind":"Name","value":"applicantCount"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"takenOffAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenOffNote"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanActivate"}},{"kind":"Field","name":{"kind":"Name","value":"approvalState"}},{"kind":"Field","name":{"kind":"Name","value":"approval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wordsToCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}}]}}]} as unknown as DocumentNode<EditJobMutation, EditJobMutationVariables>;
export const SetJobActiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetJobActive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setJobActive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyJob"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyJob"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"postedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}},{"kind":"Field","name":{"kind":"Name","value":"applicantCount"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"takenOffAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenOffNote"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanActivate"}},{"kind":"Field","name":{"kind":"Name","value":"approvalState"}},{"kind":"Field","name":{"kind":"Name","value":"approval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wordsToCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}}]}}]} as unknown as DocumentNode<SetJobActiveMutation, SetJobActiveMutationVariables>;

export function useMyJobsQuery(options: useQuery.Options<MyJobsQuery, MyJobsQueryVariables> | SkipToken) {
  return useQuery(MyJobsDocument, options);
}
export function useMyJobsLazyQuery(options?: useLazyQuery.Options<MyJobsQuery, MyJobsQueryVariables>) {
  return useLazyQuery(MyJobsDocument, options);
}
export function useMyJobsSuspenseQuery(options: useSuspenseQuery.Options<MyJobsQueryVariables> | SkipToken) {
  return useSuspenseQuery(MyJobsDocument, options);
}

export function useJobToEditQuery(options: useQuery.Options<JobToEditQuery, JobToEditQueryVariables> | SkipToken) {
  return useQuery(JobToEditDocument, options);
}
export function useJobToEditLazyQuery(options?: useLazyQuery.Options<JobToEditQuery, JobToEditQueryVariables>) {
  return useLazyQuery(JobToEditDocument, options);
}
export function useJobToEditSuspenseQuery(options: useSuspenseQuery.Options<JobToEditQueryVariables> | SkipToken) {
  return useSuspenseQuery(JobToEditDocument, options);
}

export function useJobToCopyQuery(options: useQuery.Options<JobToCopyQuery, JobToCopyQueryVariables> | SkipToken) {
  return useQuery(JobToCopyDocument, options);
}
export function useJobToCopyLazyQuery(options?: useLazyQuery.Options<JobToCopyQuery, JobToCopyQueryVariables>) {
  return useLazyQuery(JobToCopyDocument, options);
}
export function useJobToCopySuspenseQuery(options: useSuspenseQuery.Options<JobToCopyQueryVariables> | SkipToken) {
  return useSuspenseQuery(JobToCopyDocument, options);
}

export function useEditJobMutation(options?: useMutation.Options<EditJobMutation, EditJobMutationVariables>) {
  return useMutation(EditJobDocument, options);
}

export function useSetJobActiveMutation(options?: useMutation.Options<SetJobActiveMutation, SetJobActiveMutationVariables>) {
  return useMutation(SetJobActiveDocument, options);
}