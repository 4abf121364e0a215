import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { graphqlPath } from '../../config/env';
import { errorCode } from '../errors/describe-error';
import { endSession } from '../session/session';
import { readToken } from '../session/session-storage';
import { uploadFetch } from '../uploads/upload-fetch';

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

/** A new Apollo client, which asks as whoever is signed in. */
export function createApolloClient(): ApolloClient {
  const http = new UploadHttpLink({ uri: graphqlPath, credentials: 'include', fetch: uploadFetch });
  return new ApolloClient({
    link: ApolloLink.from([sessionEnd(), authorization(), http]),
    cache: new InMemoryCache({
      typePolicies: {
        Query: { fields: { openJobs: { keyArgs: ['filter', 'sort', 'first', 'after', 'page'] } } },
      },
    }),
    assumeImmutableResults: true,
  });
}
