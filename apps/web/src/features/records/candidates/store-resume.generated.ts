/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graphql/schema.generated';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StorableResumeFragment = { id: string, canStoreResume: boolean, resumeStoring: { storedByName: string, storedAt: string } | null };

export type StoreResumeMutationVariables = Exact<{
  input: Types.StoreResumeInput;
}>;


export type StoreResumeMutation = { storeResume: { candidate: { isProfileComplete: boolean, id: string, canStoreResume: boolean, resume: { id: string, name: string, url: string } | null, resumeStoring: { storedByName: string, storedAt: string } | null } } };

export const StorableResumeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StorableResume"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"canStoreResume"}},{"kind":"Field","name":{"kind":"Name","value":"resumeStoring"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storedByName"}},{"kind":"Field","name":{"kind":"Name","value":"storedAt"}}]}}]}}]} as unknown as DocumentNode<StorableResumeFragment, unknown>;
export const StoreResumeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StoreResume"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StoreResumeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storeResume"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StorableResume"}},{"kind":"Field","name":{"kind":"Name","value":"isProfileComplete"}},{"kind":"Field","name":{"kind":"Name","value":"resume"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkedFile"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StorableResume"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Candidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"canStoreResume"}},{"kind":"Field","name":{"kind":"Name","value":"resumeStoring"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storedByName"}},{"kind":"Field","name":{"kind":"Name","value":"storedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkedFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoredFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]} as unknown as DocumentNode<StoreResumeMutation, StoreResumeMutationVariables>;

export function useStoreResumeMutation(options?: useMutation.Options<StoreResumeMutation, StoreResumeMutationVariables>) {
  return useMutation(StoreResumeDocument, options);
}