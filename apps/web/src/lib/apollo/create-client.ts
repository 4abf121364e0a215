import { ApolloClient, ApolloLink, InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { graphqlPath } from '../../config/env';
import { errorCode } from '../errors/describe-error';
import { endSession } from '../session/session';
import { readToken } from '../session/session-storage';

/** Sends the stored token with each request, and the header that lets a multipart request pass the API's CSRF check. */
const authorization = () =>
  new SetContextLink((previous) => {
    const token = readToken();
    return {
      headers: {
        ...previous.headers,
        'apollo-require-preflight': 'true',
        ...(token ? { authorization: `Token ${token}` } : {}),
      },
    };
  });

/** A token that the server no longer knows ends the session here; a query is asked once more as a visitor. */
const sessionEnd = () =>
  new ErrorLink(({ error, operation, forward }) => {
    if (errorCode(error) !== 'UNAUTHENTICATED' || readToken() === null) return;
    endSession();
    if (operation.operationType === OperationTypeNode.QUERY) return forward(operation);
  });

/** Over HTTP, as the signed-in user if there is one. */
const httpLink = (uri: string) =>
  ApolloLink.from([sessionEnd(), authorization(), new UploadHttpLink({ uri, credentials: 'include' })]);

interface ClientOptions {
  uri?: string;
  /** Another way to the API than HTTP. */
  link?: ApolloLink;
  /** Renders pages instead of living in a browser. */
  isServer?: boolean;
  /** What a server-rendered page has asked already. */
  state?: NormalizedCacheObject;
}

/** A new Apollo client. One per browser, one per test, one per server-rendered request. */
export function createApolloClient({ uri = graphqlPath, link, isServer, state }: ClientOptions = {}): ApolloClient {
  return new ApolloClient({
    link: link ?? httpLink(uri),
    ssrMode: isServer,
    cache: new InMemoryCache({
      typePolicies: {
        Query: { fields: { openJobs: { keyArgs: ['filter', 'sort', 'first', 'after', 'page'] } } },
      },
    }).restore(state ?? {}),
    assumeImmutableResults: true,
  });
}
