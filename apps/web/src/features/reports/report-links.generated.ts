/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graphql/schema.generated';

import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReportLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportLinksQuery = { reportLinks: Array<{ id: string, name: string, report: string, query: string, isActive: boolean, createdAt: string, expiresAt: string, lastUsedAt: string | null }> };

export type ReportLinkFragment = { id: string, name: string, report: string, query: string, isActive: boolean, createdAt: string, expiresAt: string, lastUsedAt: string | null };

export type CreateReportLinkMutationVariables = Exact<{
  input: Types.CreateReportLinkInput;
}>;


export type CreateReportLinkMutation = { createReportLink: { url: string, reportLink: { id: string, name: string, report: string, query: string, isActive: boolean, createdAt: string, expiresAt: string, lastUsedAt: string | null } } };

export type RevokeReportLinkMutationVariables = Exact<{
  input: Types.RevokeReportLinkInput;
}>;


export type RevokeReportLinkMutation = { revokeReportLink: { reportLink: { id: string, name: string, report: string, query: string, isActive: boolean, createdAt: string, expiresAt: string, lastUsedAt: string | null } } };

export const ReportLinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"report"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<ReportLinkFragment, unknown>;
export const ReportLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"report"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<ReportLinksQuery, ReportLinksQueryVariables>;
export const CreateReportLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReportLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateReportLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReportLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"reportLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportLink"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"report"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<CreateReportLinkMutation, CreateReportLinkMutationVariables>;
export const RevokeReportLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeReportLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeReportLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeReportLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportLink"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"report"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<RevokeReportLinkMutation, RevokeReportLinkMutationVariables>;

export function useReportLinksQuery(options?: useQuery.Options<ReportLinksQuery, ReportLinksQueryVariables> | SkipToken) {
  return useQuery(ReportLinksDocument, options ?? {});
}

export function useCreateReportLinkMutation(options?: useMutation.Options<CreateReportLinkMutation, CreateReportLinkMutationVariables>) {
  return useMutation(CreateReportLinkDocument, options);
}

export function useRevokeReportLinkMutation(options?: useMutation.Options<RevokeReportLinkMutation, RevokeReportLinkMutationVariables>) {
  return useMutation(RevokeReportLinkDocument, options);
}