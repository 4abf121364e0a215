/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graphql/schema.generated';

import { useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DashboardReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardReportsQuery = { reports: Array<{ name: Types.ReportName, since: string | null, columns: Array<{ name: string }>, rows: Array<{ cells: Array<string | number | boolean | null> }>, summary: Array<{ cells: Array<string | number | boolean | null> }> }> };


export const DashboardReportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"names"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"APPLICATIONS_PER_WEEK"},{"kind":"EnumValue","value":"FUNNEL_BY_STAGE"},{"kind":"EnumValue","value":"TIME_TO_APPROVE"}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Report"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}}]}}]} as unknown as DocumentNode<DashboardReportsQuery, DashboardReportsQueryVariables>;

export function useDashboardReportsQuery(options?: useQuery.Options<DashboardReportsQuery, DashboardReportsQueryVariables> | SkipToken) {
  return useQuery(DashboardReportsDocument, options ?? {});
}