/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graphql/schema.generated';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SetSearchVisibilityMutationVariables = Exact<{
  isVisible: boolean;
}>;


export type SetSearchVisibilityMutation = { setSearchVisibility: { user: { id: string, searchVisibility: Types.SearchVisibility | null } } };


export const SetSearchVisibilityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSearchVisibility"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isVisible"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSearchVisibility"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"isVisible"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isVisible"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"searchVisibility"}}]}}]}}]}}]} as unknown as DocumentNode<SetSearchVisibilityMutation, SetSearchVisibilityMutationVariables>;

export function useSetSearchVisibilityMutation(options?: useMutation.Options<SetSearchVisibilityMutation, SetSearchVisibilityMutationVariables>) {
  return useMutation(SetSearchVisibilityDocument, options);
}