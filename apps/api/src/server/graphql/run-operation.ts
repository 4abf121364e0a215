import type { ApolloServer } from '@apollo/server';
import type { RequestContext } from '../../platform/context.js';
import type { Operation } from '../../rest/document.js';
import type { RunOperation } from '../../rest/operation.js';

/** Runs operations for REST as they would run over HTTP: with the limits, the compiled queries and the errors of GraphQL. */
export function operationRunner(apollo: ApolloServer<RequestContext>): RunOperation {
  return async <Data>(query: Operation<Data, never>, variables: object, contextValue: RequestContext) => {
    const { body } = await apollo.executeOperation<Data>({ query, variables }, { contextValue });
    if (body.kind !== 'single') throw new Error('Incremental delivery is not part of this schema.');
    const { data, errors } = body.singleResult;
    return { data: data ?? null, errors: errors ?? [] };
  };
}
