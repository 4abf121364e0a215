import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { from, map, mergeMap, throwError } from 'rxjs';
import { apiUrl, graphqlPath } from '../../config/env';
import { errorCode } from '../errors/describe-error';
import { fatalErrors } from '../errors/response-errors';
import { type RequestIdentity, waitForReauthentication } from '../session/reauthentication';
import { currentSession, markTokenValid } from '../session/session';
import { readToken } from '../session/session-storage';
import { uploadFetch } from '../uploads/upload-fetch';
import { possibleTypes } from './possible-types';

/** Returns the identity that `authorization` has stored in a request, or null. */
const requestIdentity = (operation: ApolloLink.Operation): RequestIdentity | null =>
  operation.getContext()['identity'] ?? null;

/** Adds the stored token, and a header so that multipart requests pass the API's CSRF check. */
const authorization = () =>
  new SetContextLink((previous) => {
    const token = readToken();
    const account = currentSession()?.user.id;
    return {
      identity: account === undefined ? null : { account, token },
      headers: {
        ...previous.headers,
        'apollo-require-preflight': 'true',
        ...(token ? { authorization: `Token ${token}` } : {}),
      },
    };
  });

/** The error for an invalid token. The query for the current user never fails; it returns no user instead. */
const unknown = () => {
  const unauthenticatedError = { message: 'Please log in to continue.', extensions: { code: 'UNAUTHENTICATED' } };
  return new CombinedGraphQLErrors({ data: null, errors: [unauthenticatedError] });
};

/** Treats responses with missing records as data: the field is null, and the other rows of a list are shown. */
const missingRecords = () =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((response) => {
        if (!('data' in response) || !response.data || !response.errors) return response;
        const { errors, ...rest } = response;
        const fatal = fatalErrors(errors);
        return fatal.length > 0 ? { ...rest, errors: fatal } : rest;
      }),
    ),
  );

/** Marks the tokens that the server has accepted. */
const confirmation = () =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((response) => {
        const token = requestIdentity(operation)?.token;
        if (!token || response.errors) return response;
        if ('data' in response && response.data?.viewer === null) throw unknown();
        markTokenValid(token);
        return response;
      }),
    ),
  );

/** The server rejects a request with files by HTTP status, before parsing it. */
const isUnauthenticated = (error: object): boolean =>
  errorCode(error) === 'UNAUTHENTICATED' || ('statusCode' in error && error.statusCode === 401);

/** Holds a request whose session has expired until the user has logged in again, and then retries it. */
const renewal = () =>
  new ErrorLink(({ error, operation, forward }) => {
    const sender = requestIdentity(operation);
    if (!isUnauthenticated(error) || !sender) return;
    return from(waitForReauthentication(sender)).pipe(
      mergeMap((again) => (again ? forward(operation) : throwError(() => error))),
    );
  });

/** For lists that are always loaded as a whole and may have become shorter. */
const REPLACED = { merge: false } as const;

export function createApolloClient(): ApolloClient {
  const http = new UploadHttpLink({ uri: apiUrl(graphqlPath), credentials: 'include', fetch: uploadFetch });
  return new ApolloClient({
    link: ApolloLink.from([renewal(), authorization(), confirmation(), missingRecords(), http]),
    cache: new InMemoryCache({
      possibleTypes,
      typePolicies: {
        Application: { fields: { answers: REPLACED, notes: REPLACED } },
        Candidate: { fields: { merges: REPLACED, notes: REPLACED, pools: REPLACED, possibleDuplicates: REPLACED } },
        Company: {
          fields: {
            joinRequests: REPLACED,
            members: REPLACED,
            merges: REPLACED,
            notes: REPLACED,
            possibleDuplicates: REPLACED,
          },
        },
        // The same candidate has other matches in another search.
        FoundCandidate: { keyFields: false },
        Interview: { fields: { feedbacks: REPLACED, interviewers: REPLACED } },
        Job: { fields: { invitationCounts: REPLACED, notes: REPLACED, questions: REPLACED } },
        OpenJob: { fields: { questions: REPLACED } },
        User: { fields: { jobAlerts: REPLACED, savedViews: REPLACED, sessions: REPLACED } },
        // The bell reads them without `mine`.
        WaitingCounts: { merge: true },
        Query: {
          fields: {
            administrators: REPLACED,
            talentPools: REPLACED,
            webhooks: REPLACED,
            // Resolves objects from list results by id.
            approval: (existing, { args, toReference }) =>
              existing ?? toReference({ __typename: 'Approval', id: args?.['id'] }),
          },
        },
      },
    }),
    assumeImmutableResults: true,
  });
}
