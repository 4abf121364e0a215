/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graphql/schema.generated';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type InterviewFeedbackFieldsFragment = { recommendation: Types.Recommendation, skills: number, communication: number, attitude: number, note: string | null, givenAt: string, version: number, isYours: boolean };

export type GiveInterviewFeedbackMutationVariables = Exact<{
  input: Types.GiveInterviewFeedbackInput;
}>;


export type GiveInterviewFeedbackMutation = { giveInterviewFeedback: { interview: { id: string, outcome: Types.InterviewOutcome | null, viewerCanGiveFeedback: boolean, viewerCanSetHeld: boolean, feedback: { recommendation: Types.Recommendation, skills: number, communication: number, attitude: number, note: string | null, givenAt: string, version: number, isYours: boolean } | null } } };

export const InterviewFeedbackFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InterviewFeedbackFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InterviewFeedback"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recommendation"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"communication"}},{"kind":"Field","name":{"kind":"Name","value":"attitude"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isYours"}}]}}]} as unknown as DocumentNode<InterviewFeedbackFieldsFragment, unknown>;
export const GiveInterviewFeedbackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveInterviewFeedback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GiveInterviewFeedbackInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveInterviewFeedback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanGiveFeedback"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSetHeld"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InterviewFeedbackFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InterviewFeedbackFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InterviewFeedback"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recommendation"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"communication"}},{"kind":"Field","name":{"kind":"Name","value":"attitude"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isYours"}}]}}]} as unknown as DocumentNode<GiveInterviewFeedbackMutation, GiveInterviewFeedbackMutationVariables>;

export function useGiveInterviewFeedbackMutation(options?: useMutation.Options<GiveInterviewFeedbackMutation, GiveInterviewFeedbackMutationVariables>) {
  return useMutation(GiveInterviewFeedbackDocument, options);
}