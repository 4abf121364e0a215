/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graphql/schema.generated';

import { useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SuggestedCandidatesQueryVariables = Exact<{
  jobId: string;
}>;


export type SuggestedCandidatesQuery = { suggestedCandidates: { totalCount: number, nodes: Array<{ id: string, firstName: string, lastName: string, city: string | null, experienceMonths: number | null, expectedSalary: number | null, noticePeriod: Types.NoticePeriod | null, profileSkills: Array<string>, resumeSkills: Array<string>, missingSkills: Array<string> }>, leftOut: Array<{ reason: Types.LeftOutReason, count: number }> } };


export const SuggestedCandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuggestedCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestedCandidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"experienceMonths"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSalary"}},{"kind":"Field","name":{"kind":"Name","value":"noticePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"profileSkills"}},{"kind":"Field","name":{"kind":"Name","value":"resumeSkills"}},{"kind":"Field","name":{"kind":"Name","value":"missingSkills"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<SuggestedCandidatesQuery, SuggestedCandidatesQueryVariables>;

export function useSuggestedCandidatesQuery(options: useQuery.Options<SuggestedCandidatesQuery, SuggestedCandidatesQueryVariables> | SkipToken) {
  return useQuery(SuggestedCandidatesDocument, options);
}