/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graphql/schema.generated';

import { useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SuggestedJobsQueryVariables = Exact<{
  candidateId: string;
}>;


export type SuggestedJobsQuery = { suggestedJobs: { notSuggestedReason: Types.LeftOutReason | null, nodes: Array<{ profileSkills: Array<string>, resumeSkills: Array<string>, missingSkills: Array<string>, job: { id: string, title: string, companyName: string, city: string, minExperience: number, maxExperience: number, salaryMax: number } }>, leftOut: Array<{ reason: Types.LeftOutReason, count: number }> } };


export const SuggestedJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuggestedJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"candidateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"candidateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"minExperience"}},{"kind":"Field","name":{"kind":"Name","value":"maxExperience"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profileSkills"}},{"kind":"Field","name":{"kind":"Name","value":"resumeSkills"}},{"kind":"Field","name":{"kind":"Name","value":"missingSkills"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notSuggestedReason"}}]}}]}}]} as unknown as DocumentNode<SuggestedJobsQuery, SuggestedJobsQueryVariables>;

export function useSuggestedJobsQuery(options: useQuery.Options<SuggestedJobsQuery, SuggestedJobsQueryVariables> | SkipToken) {
  return useQuery(SuggestedJobsDocument, options);
}