import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { createContext } from 'react-router-dom';
import { apiUrl, graphqlPath } from '../../config/env';
import { type ResponseError, InvalidResponseError, fatalErrors, GraphQLResponseError } from '../errors/response-errors';

/** The text of an operation, which knows the types of its answer and its variables. */
export type OperationText<Data, Variables> = string & DocumentTypeDecoration<Data, Variables>;

interface AskOptions {
  /** Asks as the owner of this token; as a visitor without it. */
  token?: string | null;
  signal?: AbortSignal;
}

/** Runs an operation and hands over its data. It throws what `describeError` puts into words. */
export type ExecuteOperation = <Data, Variables>(
  operation: OperationText<Data, Variables>,
  variables: Variables,
  options?: AskOptions,
) => Promise<Data>;

/** Asks over HTTP: all that a public page needs, in place of a GraphQL client. */
export const fetchGraphql: ExecuteOperation = async <Data, Variables>(
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
  return unwrapData(await response.json().catch(() => null), response.status) as Data;
};

/** The data of an answer that is whole; throws for any other. */
export function unwrapData(answer: { data?: unknown; errors?: readonly unknown[] } | null, status: number): unknown {
  const errors = fatalErrors(answer?.errors as readonly ResponseError[] | undefined);
  if (errors.length > 0) throw new GraphQLResponseError(errors);
  if (answer?.data == null) throw new InvalidResponseError(status);
  return answer.data;
}

/** How the loaders of public pages ask: over HTTP, unless a server that renders the page has a shorter way. */
export const executeContext = createContext<ExecuteOperation>(fetchGraphql);
