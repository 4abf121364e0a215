import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { RequestContext } from '../../platform/context.js';
import type { Logger } from '../../platform/logger.js';
import { type CompiledQueries, compiledExecution } from './compiled-execution.js';
import { documentLimits } from './document-limits.js';
import type { Documents } from './documents.js';
import { MAX_TOKENS } from './document-shape.js';
import { formatError } from '../http/errors.js';
import { type ChargeOperation, operationBudget } from './operation-budget.js';
import { type OperationFollower, operationWatch, requestIdOfError } from './operation-watch.js';

interface Deps {
  schema: GraphQLSchema;
  logger: Logger;
  isProduction: boolean;
  documents: Documents;
  charge: ChargeOperation;
  compiledQueries: CompiledQueries;
  followers: readonly OperationFollower[];
}

/** Apollo Server as it runs here: no plugin that touches every field, compiled queries, limits as validation rules. */
export async function createApollo(deps: Deps): Promise<ApolloServer<RequestContext>> {
  const { schema, logger, isProduction, documents, charge, compiledQueries, followers } = deps;
  const format = formatError(logger);
  const server = new ApolloServer<RequestContext>({
    schema,
    introspection: true,
    parseOptions: { maxTokens: MAX_TOKENS },
    // Nobody reads more faults of one document, and each of them costs time and bytes.
    validationOptions: { maxErrors: 10 },
    hideSchemaDetailsFromClientErrors: isProduction,
    includeStacktraceInErrorResponses: false,
    documentStore: documents.store,
    validationRules: documentLimits,
    formatError: (formatted, error) => format(formatted, error, requestIdOfError(error)),
    stopOnTerminationSignals: false,
    csrfPrevention: true,
    // Clients that try them are told that there are none, and send the whole document from then on.
    persistedQueries: false,
    logger: logger as never,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      operationWatch(followers),
      operationBudget(charge),
      compiledExecution(format, compiledQueries),
    ],
  });
  await server.start();
  return server;
}
