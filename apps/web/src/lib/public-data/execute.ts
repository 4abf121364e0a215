import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { createContext } from 'react-router-dom';
import { apiUrl, graphqlPath } from '../../config/env';
import { fatalErrors, GraphQLResponseError, InvalidResponseError, type ResponseError } from '../errors/response-errors';

/** The text of an operation with the types of its response and variables. */
export type OperationText<Data, Variables> = string & DocumentTypeDecoration<Data, Variables>;

interface AskOptions {
  /** The token of the user. Without it the request is anonymous. */
  token?: string | null;
  signal?: AbortSignal;
}

/** Executes an operation and returns its data. Throws errors that `describeError` understands. */
export type ExecuteOperation = <Data, Variables>(
  operation: OperationText<Data, Variables>,
  variables: Variables,
  options?: AskOptions,
) => Promise<Data>;

/** Executes an operation over HTTP. Public pages need no other GraphQL client. */
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

/** Returns the data of a complete response. Throws for any other response. */
export function unwrapData(response: { data?: unknown; errors?: readonly unknown[] } | null, status: number): unknown {
  const errors = fatalErrors(response?.errors as readonly ResponseError[] | undefined);
  if (errors.length > 0) throw new GraphQLResponseError(errors);
  if (response?.data == null) throw new InvalidResponseError(status);
  return response.data;
}

/** The executor for the loaders of public pages. It uses HTTP in browsers and runs in-process on the server. */
export const executeContext = createContext<ExecuteOperation>(fetchGraphql);
