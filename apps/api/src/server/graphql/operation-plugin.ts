import type {
  ApolloServerPlugin,
  GraphQLRequestContextDidEncounterErrors,
  GraphQLRequestContextDidResolveOperation,
  GraphQLRequestContextResponseForOperation,
  GraphQLRequestContextWillSendResponse,
  GraphQLRequestListener,
  GraphQLResponse,
} from '@apollo/server';
import type { RequestContext } from '../../platform/context.js';
import type { CompiledExecution } from './compiled-execution.js';
import type { CheckOperation } from './operation-limits.js';
import type { EndOfOperation, OperationObserver } from './operation-observer.js';

interface Deps {
  observers: readonly OperationObserver[];
  checkLimits: CheckOperation;
  execution: CompiledExecution;
}

/** The only plugin of Apollo Server. It notifies the observers of each operation, checks its limits and executes it. */
export const operationPlugin = (deps: Deps): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: () => Promise.resolve(new OperationListener(deps)),
});

const requestIds = new WeakMap<object, string>();

/** Returns the id of the request that caused an error. Apollo doesn't pass the request to `formatError`. */
export const requestIdOfError = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null ? requestIds.get(error) : undefined;

const RESOLVED = Promise.resolve();

class OperationListener implements GraphQLRequestListener<RequestContext> {
  private readonly ends: readonly EndOfOperation[];

  constructor(private readonly deps: Deps) {
    this.ends = deps.observers.map((observer) => observer.start());
  }

  async didResolveOperation(context: GraphQLRequestContextDidResolveOperation<RequestContext>): Promise<void> {
    this.deps.checkLimits(context);
  }

  responseForOperation(
    context: GraphQLRequestContextResponseForOperation<RequestContext>,
  ): Promise<GraphQLResponse | null> {
    return this.deps.execution.responseTo(context);
  }

  didEncounterErrors({ errors, contextValue }: GraphQLRequestContextDidEncounterErrors<RequestContext>): Promise<void> {
    if (contextValue.requestId !== '') for (const error of errors) requestIds.set(error, contextValue.requestId);
    return RESOLVED;
  }

  willSendResponse({ operation, response }: GraphQLRequestContextWillSendResponse<RequestContext>): Promise<void> {
    const { body } = response;
    const code = body.kind === 'single' ? body.singleResult.errors?.[0]?.extensions?.['code'] : undefined;
    for (const end of this.ends) end(operation, code);
    return RESOLVED;
  }
}
