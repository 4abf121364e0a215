import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { type DocumentNode, GraphQLError, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import type { RequestContext } from '../platform/context.js';
import type { CostBudget } from '../platform/cost-budget.js';
import { PortalError } from '../platform/errors.js';

/** A change costs as much as so many fields that are read. */
const MUTATION_COST = 10;

/** Documents are kept by Apollo's own store, so that each operation is counted once, and this map forgets with it. */
const costs = new WeakMap<OperationDefinitionNode, number>();

/** One point for each field that is asked for, a fragment's wherever it is spread, and ten more for each change. */
export function costOf(document: DocumentNode, operation: OperationDefinitionNode): number {
  let cost = costs.get(operation);
  if (cost === undefined) {
    const changes = operation.operation === 'mutation' ? operation.selectionSet.selections.length : 0;
    cost = fieldsIn(operation.selectionSet, fragmentCosts(document)) + MUTATION_COST * changes;
    costs.set(operation, cost);
  }
  return cost;
}

type CostOfFragment = (name: string) => number;

/** Each fragment is counted once, however often it is spread: counting it anew could be made to take for ever. */
function fragmentCosts(document: DocumentNode): CostOfFragment {
  const known = new Map<string, number>();
  const costOfFragment: CostOfFragment = (name) => {
    let cost = known.get(name);
    if (cost === undefined) {
      const fragment = document.definitions.find(
        (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
      );
      cost = fragment && 'selectionSet' in fragment ? fieldsIn(fragment.selectionSet, costOfFragment) : 0;
      known.set(name, cost);
    }
    return cost;
  };
  return costOfFragment;
}

function fieldsIn({ selections }: SelectionSetNode, costOfFragment: CostOfFragment): number {
  let fields = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) fields += costOfFragment(selection.name.value);
    else {
      if (selection.kind === Kind.FIELD) fields += 1;
      if (selection.selectionSet) fields += fieldsIn(selection.selectionSet, costOfFragment);
    }
  }
  return fields;
}

/** Takes the cost of every operation, over REST too, from the asker's budget before it runs. */
export function costBudget(budget: CostBudget): ApolloServerPlugin<RequestContext> {
  const done = Promise.resolve();
  const listener: GraphQLRequestListener<RequestContext> = {
    didResolveOperation({ document, operation, contextValue }) {
      // A document without the operation that was named is refused by Apollo next.
      if (!operation) return done;
      try {
        budget.spend(contextValue, costOf(document, operation));
      } catch (error) {
        throw error instanceof PortalError ? overHttp(error) : error;
      }
      return done;
    },
  };
  // One listener and one promise for all requests: this stands on the way of every read of open jobs.
  const started = Promise.resolve(listener);
  return { requestDidStart: () => started };
}

/** The refusal with the status and the header that stop a client that reads neither body nor code. */
function overHttp(error: PortalError): GraphQLError {
  const headers = new Map([['retry-after', String(error.facts['retryAfterSeconds'])]]);
  return new GraphQLError(error.message, { originalError: error, extensions: { http: { status: 429, headers } } });
}
