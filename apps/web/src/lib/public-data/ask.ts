import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { createContext } from 'react-router-dom';
import { apiUrl, graphqlPath } from '../../config/env';
import { type AnsweredError, BadAnswerError, fatalErrors, RefusedError } from '../errors/answer-errors';

/** The text of an operation, which knows the types of its answer and its variables. */
export type OperationText<Data, Variables> = string & DocumentTypeDecoration<Data, Variables>;

interface AskOptions {
  /** Asks as the owner of this token; as a visitor without it. */
  token?: string | null;
  signal?: AbortSignal;
}

/** Runs an operation and hands over its data. It throws what `describeError` puts into words. */
export type Ask = <Data, Variables>(
  operation: OperationText<Data, Variables>,
  variables: Variables,
  options?: AskOptions,
) => Promise<Data>;

/** Asks over HTTP: all that a public page needs, in place of a GraphQL client. */
export const askOverHttp: Ask = async <Data, Variables>(
  query: OperationText<Data, Variables>,
  variables: Variables,
  { token, signal }: AskOptions = {},
) => {
  const response = await fetch(apiUrl(graphqlPath), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Token ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
    credentials: 'include',
    signal,
  });
  return dataOf(await response.json().catch(() => null), response.status) as Data;
};

/** The data of an answer that is whole; throws for any other. */
export function dataOf(answer: { data?: unknown; errors?: readonly unknown[] } | null, status: number): unknown {
  const errors = fatalErrors(answer?.errors as readonly AnsweredError[] | undefined);
  if (errors.length > 0) throw new RefusedError(errors);
  if (answer?.data == null) throw new BadAnswerError(status);
  return answer.data;
}

/** How the loaders of public pages ask: over HTTP, unless a server that renders the page has a shorter way. */
export const askContext = createContext<Ask>(askOverHttp);
