/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graphql/schema.generated';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SetAdminEmailPreferenceMutationVariables = Exact<{
  adminEmailPreference: Types.AdminEmailPreference;
}>;


export type SetAdminEmailPreferenceMutation = { setAdminEmailPreference: { user: { id: string, adminEmailPreference: Types.AdminEmailPreference | null } } };


export const SetAdminEmailPreferenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAdminEmailPreference"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"adminEmailPreference"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminEmailPreference"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAdminEmailPreference"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"adminEmailPreference"},"value":{"kind":"Variable","name":{"kind":"Name","value":"adminEmailPreference"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adminEmailPreference"}}]}}]}}]}}]} as unknown as DocumentNode<SetAdminEmailPreferenceMutation, SetAdminEmailPreferenceMutationVariables>;

export function useSetAdminEmailPreferenceMutation(options?: useMutation.Options<SetAdminEmailPreferenceMutation, SetAdminEmailPreferenceMutationVariables>) {
  return useMutation(SetAdminEmailPreferenceDocument, options);
}