import type { GraphQLRequestListener, HTTPGraphQLRequest } from '@apollo/server';
import type { ExecutionResult } from 'graphql';
import type { RequestContext } from '../../platform/context.js';

/** What the lane (known-lane.ts) has done for an operation that Apollo finishes: it is charged, followed and executed once. */
export interface Begun {
  /** Who follows it, and is told of its end. */
  watched: GraphQLRequestListener<RequestContext>;
  /** What the compiled query has given; undefined where it has thrown. */
  result: ExecutionResult | undefined;
}

const begun = new WeakMap<HTTPGraphQLRequest, Begun>();

/** Leaves an operation to Apollo, which is given the same request. */
export const leaveToApollo = (request: HTTPGraphQLRequest, operation: Begun): void => {
  begun.set(request, operation);
};

/** What was done before Apollo was asked; undefined for what only Apollo has seen. */
export const begunBefore = (request: HTTPGraphQLRequest | undefined): Begun | undefined =>
  request && begun.get(request);
