/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graphql/schema.generated';

import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RequestMyDataMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestMyDataMutation = { requestMyData: { url: string } };

export type DeleteMyAccountMutationVariables = Exact<{
  input: Types.DeleteMyAccountInput;
}>;


export type DeleteMyAccountMutation = { deleteMyAccount: { deleted: { users: number } } };

export type MyDataMembershipQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDataMembershipQuery = { viewer: { id: string, company: { id: string, viewerCanManage: boolean } | null } | null };


export const RequestMyDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestMyData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestMyData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<RequestMyDataMutation, RequestMyDataMutationVariables>;
export const DeleteMyAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMyAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteMyAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMyAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteMyAccountMutation, DeleteMyAccountMutationVariables>;
export const MyDataMembershipDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyDataMembership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManage"}}]}}]}}]}}]} as unknown as DocumentNode<MyDataMembershipQuery, MyDataMembershipQueryVariables>;

export function useRequestMyDataMutation(options?: useMutation.Options<RequestMyDataMutation, RequestMyDataMutationVariables>) {
  return useMutation(RequestMyDataDocument, options);
}

export function useDeleteMyAccountMutation(options?: useMutation.Options<DeleteMyAccountMutation, DeleteMyAccountMutationVariables>) {
  return useMutation(DeleteMyAccountDocument, options);
}

export function useMyDataMembershipQuery(options?: useQuery.Options<MyDataMembershipQuery, MyDataMembershipQueryVariables> | SkipToken) {
  return useQuery(MyDataMembershipDocument, options ?? {});
}