/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graphql/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RegisterCandidateMutationVariables = Exact<{
  input: Types.RegisterCandidateInput;
}>;


export type RegisterCandidateMutation = { registerCandidate: { user: { id: string } } };

export type RegisterEmployerMutationVariables = Exact<{
  input: Types.RegisterEmployerInput;
}>;


export type RegisterEmployerMutation = { registerEmployer: { user: { id: string } } };

export type RequestToJoinCompanyMutationVariables = Exact<{
  input: Types.RequestToJoinCompanyInput;
}>;


export type RequestToJoinCompanyMutation = { requestToJoinCompany: { companyName: string } };


export const RegisterCandidateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterCandidate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterCandidateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerCandidate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RegisterCandidateMutation, RegisterCandidateMutationVariables>;
export const RegisterEmployerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterEmployer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterEmployerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerEmployer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RegisterEmployerMutation, RegisterEmployerMutationVariables>;
export const RequestToJoinCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestToJoinCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestToJoinCompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestToJoinCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}}]}}]} as unknown as DocumentNode<RequestToJoinCompanyMutation, RequestToJoinCompanyMutationVariables>;

export const RegisterCandidateText = "mutation RegisterCandidate($input:RegisterCandidateInput!){registerCandidate(input:$input){user{id}}}" as string & DocumentTypeDecoration<RegisterCandidateMutation, RegisterCandidateMutationVariables>;

export const RegisterEmployerText = "mutation RegisterEmployer($input:RegisterEmployerInput!){registerEmployer(input:$input){user{id}}}" as string & DocumentTypeDecoration<RegisterEmployerMutation, RegisterEmployerMutationVariables>;

export const RequestToJoinCompanyText = "mutation RequestToJoinCompany($input:RequestToJoinCompanyInput!){requestToJoinCompany(input:$input){companyName}}" as string & DocumentTypeDecoration<RequestToJoinCompanyMutation, RequestToJoinCompanyMutationVariables>;