import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { statusOfCode } from '@job-alert/domain/error-codes';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getIntrospectionQuery,
  Kind,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import type { RequestContext } from '../../platform/context.js';
import type { CostBudget } from '../../platform/cost-budget.js';
import { PortalError } from '../../platform/errors.js';
import { crossSiteWrite } from '../http/origins.js';
import { begunBefore } from './begun-operations.js';
import { costOf } from './operation-cost.js';
import type { Variables } from './resolved-values.js';

/** A header that the route gives to Apollo with what may only read. */
export const READS_ONLY = 'reads-only';

/** What one operation may cost. */
const MAX_COST = 5_000;

/** Whether an operation asks for nothing but the schema. */
export const isIntrospection = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.every((selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'));

/** Takes the cost of an operation from the asker's budget. Refusals: QUERY_TOO_COMPLEX, RATE_LIMITED; they take nothing. */
export type ChargeOperation = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  context: RequestContext,
) => void;

/** What takes the cost of the operations of a schema. */
export function operationCharge(schema: GraphQLSchema, budget: CostBudget): ChargeOperation {
  const wholeSchema = costOfWholeSchema(schema);
  return (document, operation, variables, context) => {
    const cost = costOf(schema, document, operation, variables);
    // Tools ask for the whole schema at once: that is the most that one request may cost.
    if (cost > (isIntrospection(operation) ? wholeSchema : MAX_COST)) throw tooComplex(cost);
    budget.spend(context, Math.min(cost, MAX_COST));
  };
}

/** Charges every operation, over REST too, before it runs; what the lane has begun is charged. */
export function operationBudget(charge: ChargeOperation): ApolloServerPlugin<RequestContext> {
  const done = Promise.resolve();
  const listener: GraphQLRequestListener<RequestContext> = {
    didResolveOperation({ document, operation, request, contextValue }) {
      // A document without the operation that was named is refused by Apollo next.
      if (!operation || begunBefore(request.http)) return done;
      try {
        if (operation.operation === 'mutation' && request.http?.headers.has(READS_ONLY)) throw crossSiteWrite();
        charge(document, operation, request.variables ?? {}, contextValue);
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

/** The introspection of tools with everything that it can ask for. */
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
  return Math.max(MAX_COST, costOf(schema, document, operation, {}));
}

const tooComplex = (cost: number): PortalError =>
  new PortalError('QUERY_TOO_COMPLEX', `Query Cost limit of ${MAX_COST} exceeded, found ${cost}.`);

/** The refusal with the status, and the header that stops a client that reads neither body nor code. */
function overHttp(error: PortalError): GraphQLError {
  const { retryAfterSeconds } = error.facts;
  const headers = new Map(typeof retryAfterSeconds === 'number' ? [['retry-after', String(retryAfterSeconds)]] : []);
  return new GraphQLError(error.message, {
    originalError: error,
    extensions: { http: { status: statusOfCode(error.code), headers } },
  });
}
