/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ScreeningAnswerFragment = { question: string, answer: string, rulesOut: boolean | null };

export const ScreeningAnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScreeningAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScreeningAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"rulesOut"}}]}}]} as unknown as DocumentNode<ScreeningAnswerFragment, unknown>;