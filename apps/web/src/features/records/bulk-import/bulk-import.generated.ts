/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graphql/schema.generated';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PreviewImportMutationVariables = Exact<{
  input: Types.PreviewImportInput;
}>;


export type PreviewImportMutation = { previewImport: { hasErrors: boolean, errorCount: number, excludedCount: number, rowsWithErrorsCsv: string, total: number, headerRow: number, columns: Array<string>, ignoredColumns: Array<string>, hiddenSheets: Array<string>, otherSheets: Array<string>, rows: Array<{ rowNumber: number, email: string, firstName: string, lastName: string, contact: string, organizationName: string | null, website: string | null, gstin: string | null, experience: string | null, city: string | null, state: string | null, skills: string | null, designation: string | null, company: string | null, expectedSalary: string | null, noticePeriod: string | null, preferredCities: string | null, workModes: string | null, openTo: string | null, statedExperienceYears: string | null, error: string | null, isExcluded: boolean, isHidden: boolean, sameRow: number | null, existing: { userId: string, userType: Types.UserType, name: string, reason: Types.ImportMatchReason } | null }> } };

export type RunImportMutationVariables = Exact<{
  input: Types.RunImportInput;
}>;


export type RunImportMutation = { runImport: { imported: number, failed: number } };


export const PreviewImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowNumber"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"gstin"}},{"kind":"Field","name":{"kind":"Name","value":"experience"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"expectedSalary"}},{"kind":"Field","name":{"kind":"Name","value":"noticePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"preferredCities"}},{"kind":"Field","name":{"kind":"Name","value":"workModes"}},{"kind":"Field","name":{"kind":"Name","value":"openTo"}},{"kind":"Field","name":{"kind":"Name","value":"statedExperienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"isExcluded"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"existing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sameRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasErrors"}},{"kind":"Field","name":{"kind":"Name","value":"errorCount"}},{"kind":"Field","name":{"kind":"Name","value":"excludedCount"}},{"kind":"Field","name":{"kind":"Name","value":"rowsWithErrorsCsv"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"headerRow"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"ignoredColumns"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenSheets"}},{"kind":"Field","name":{"kind":"Name","value":"otherSheets"}}]}}]}}]} as unknown as DocumentNode<PreviewImportMutation, PreviewImportMutationVariables>;
export const RunImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RunImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RunImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imported"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}}]}}]} as unknown as DocumentNode<RunImportMutation, RunImportMutationVariables>;

export function usePreviewImportMutation(options?: useMutation.Options<PreviewImportMutation, PreviewImportMutationVariables>) {
  return useMutation(PreviewImportDocument, options);
}

export function useRunImportMutation(options?: useMutation.Options<RunImportMutation, RunImportMutationVariables>) {
  return useMutation(RunImportDocument, options);
}