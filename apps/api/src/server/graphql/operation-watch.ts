import type {
  ApolloServerPlugin,
  GraphQLRequestContextDidEncounterErrors,
  GraphQLRequestContextWillSendResponse,
  GraphQLRequestListener,
} from '@apollo/server';
import type { OperationDefinitionNode } from 'graphql';
import type { RequestContext } from '../../platform/context.js';
import { begunBefore } from './begun-operations.js';

/** Follows operations, over REST and for rendered pages too: counts them, traces them. */
export interface OperationFollower {
  /** An operation begins; what it does from now on, up to its end, is done for it. */
  begin(): EndOfOperation;
}

/** The operation has ended, `code` that of its first error, undefined without one. Of a document that is refused nobody knows the operation. */
export type EndOfOperation = (operation: OperationDefinitionNode | undefined, code: unknown) => void;

/** The request in which an error came up: what formats errors is told nothing of it. */
const requestIds = new WeakMap<object, string>();

export const requestIdOfError = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null ? requestIds.get(error) : undefined;

const done = Promise.resolve();

/** One operation with all who follow it. */
export class Watched implements GraphQLRequestListener<RequestContext> {
  private readonly ends: EndOfOperation[];

  constructor(followers: readonly OperationFollower[]) {
    this.ends = followers.map((follower) => follower.begin());
  }

  end(operation: OperationDefinitionNode | undefined, code: unknown): void {
    for (const end of this.ends) end(operation, code);
  }

  didEncounterErrors({ errors, contextValue }: GraphQLRequestContextDidEncounterErrors<RequestContext>): Promise<void> {
    if (contextValue.requestId !== '') for (const error of errors) requestIds.set(error, contextValue.requestId);
    return done;
  }

  willSendResponse({ operation, response }: GraphQLRequestContextWillSendResponse<RequestContext>): Promise<void> {
    const { body } = response;
    this.end(operation, body.kind === 'single' ? body.singleResult.errors?.[0]?.extensions?.['code'] : undefined);
    return done;
  }
}

/** Begins at once, so that all that Apollo does for the operation afterwards is followed. */
export const operationWatch = (followers: readonly OperationFollower[]): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: ({ request }) => Promise.resolve(begunBefore(request.http)?.watched ?? new Watched(followers)),
});
