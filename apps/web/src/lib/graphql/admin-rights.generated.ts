/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema.generated';

import { useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminRightsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminRightsQuery = { viewer: { id: string, adminRole: Types.AdminRole | null, lacksSecondFactor: boolean } | null };

export type AdminRightsFragment = { id: string, adminRole: Types.AdminRole | null, lacksSecondFactor: boolean };

export const AdminRightsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminRights"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adminRole"}},{"kind":"Field","name":{"kind":"Name","value":"lacksSecondFactor"}}]}}]} as unknown as DocumentNode<AdminRightsFragment, unknown>;
export const AdminRightsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminRights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminRights"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminRights"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adminRole"}},{"kind":"Field","name":{"kind":"Name","value":"lacksSecondFactor"}}]}}]} as unknown as DocumentNode<AdminRightsQuery, AdminRightsQueryVariables>;

export function useAdminRightsQuery(options?: useQuery.Options<AdminRightsQuery, AdminRightsQueryVariables> | SkipToken) {
  return useQuery(AdminRightsDocument, options ?? {});
}