import type { GraphQLRequestContextDidResolveOperation } from '@apollo/server';
import { errorStatus } from '@job-alert/domain/errors/error-codes';
import {
  GraphQLError,
  type GraphQLSchema,
  getIntrospectionQuery,
  Kind,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import type { RequestContext } from '../../platform/context.js';
import { PortalError } from '../../platform/errors.js';
import type { CostBudget } from '../../platform/limits/cost-budget.js';
import { crossSiteWriteError } from '../http/cors.js';
import { operationCost } from './operation-cost.js';

/** A header that the route sets for Apollo if the request may only read. */
export const READ_ONLY_HEADER = 'reads-only';

const MAX_COST = 5_000;

/** Returns true if an operation reads only the schema. */
export const isIntrospection = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.every((selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'));

/** Charges the caller's budget for one operation, unless it is rejected. Errors: QUERY_TOO_COMPLEX, RATE_LIMITED, and FORBIDDEN for a write from another site. */
export type CheckOperation = (context: GraphQLRequestContextDidResolveOperation<RequestContext>) => void;

/** Creates the limits for operations of this schema, for HTTP, REST and rendered pages. */
export function operationLimits(schema: GraphQLSchema, budget: CostBudget): CheckOperation {
  const wholeSchema = costOfWholeSchema(schema);
  return ({ document, operation, request, contextValue }) => {
    // Apollo rejects an unknown operation name in its next step.
    if (!operation) return;
    try {
      if (operation.operation === 'mutation' && request.http?.headers.has(READ_ONLY_HEADER))
        throw crossSiteWriteError();
      const cost = operationCost(schema, document, operation, request.variables ?? {});
      // Tools request the whole schema at once, which is the most expensive allowed request.
      if (cost > (isIntrospection(operation) ? wholeSchema : MAX_COST)) throw tooComplex(cost);
      budget.spend(contextValue, Math.min(cost, MAX_COST));
    } catch (error) {
      throw error instanceof PortalError ? withHttpStatus(error) : error;
    }
  };
}

/** Returns the cost of the complete introspection query of tools. */
function costOfWholeSchema(schema: GraphQLSchema): number {
  const document = parse(
    getIntrospectionQuery({
      descriptions: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    }),
  );
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('The introspection begins with its operation.');
  return Math.max(MAX_COST, operationCost(schema, document, operation, {}));
}

const tooComplex = (cost: number): PortalError =>
  new PortalError('QUERY_TOO_COMPLEX', `Query Cost limit of ${MAX_COST} exceeded, found ${cost}.`);

/** Adds the HTTP status and the Retry-After header, for clients that read neither the body nor the code. */
function withHttpStatus(error: PortalError): GraphQLError {
  const { retryAfterSeconds } = error.facts;
  const headers = new Map(typeof retryAfterSeconds === 'number' ? [['retry-after', String(retryAfterSeconds)]] : []);
  return new GraphQLError(error.message, {
    originalError: error,
    extensions: { http: { status: errorStatus(error.code), headers } },
  });
}
