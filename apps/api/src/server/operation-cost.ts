import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, GraphQLError, visit } from 'graphql';
import type { RequestContext } from '../platform/context.js';
import type { CostBudget } from '../platform/cost-budget.js';
import { PortalError } from '../platform/errors.js';

/** A change costs as much as so many fields that are read. */
const MUTATION_COST = 10;

const costs = new WeakMap<DocumentNode, number>();

/** One point for each field that the document names, and ten more for each change; counted once for a document. */
function costOf(document: DocumentNode): number {
  const known = costs.get(document);
  if (known !== undefined) return known;
  let cost = 0;
  visit(document, {
    Field: () => void (cost += 1),
    OperationDefinition: ({ operation, selectionSet }) => {
      if (operation === 'mutation') cost += MUTATION_COST * selectionSet.selections.length;
    },
  });
  costs.set(document, cost);
  return cost;
}

/** Takes the cost of every operation, over REST too, from the asker's budget before it runs. */
export function costBudget(budget: CostBudget): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, contextValue }) {
          try {
            budget.spend(contextValue, costOf(document));
          } catch (error) {
            throw error instanceof PortalError ? overHttp(error) : error;
          }
        },
      };
    },
  };
}

/** The refusal with the status and the header that stop a client that reads neither body nor code. */
function overHttp(error: PortalError): GraphQLError {
  const headers = new Map([['retry-after', String(error.facts['retryAfterSeconds'])]]);
  return new GraphQLError(error.message, { originalError: error, extensions: { http: { status: 429, headers } } });
}
