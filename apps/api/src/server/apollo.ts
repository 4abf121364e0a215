import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { RequestContext } from '../platform/context.js';
import type { Logger } from '../platform/logger.js';
import { compiledExecution } from './compiled-execution.js';
import { documentLimits } from './document-limits.js';
import { formatError } from './errors.js';

/** Apollo Server as it runs here: no plugin that touches every field, compiled queries, limits as validation rules. */
export async function createApollo(
  schema: GraphQLSchema,
  logger: Logger,
  isProduction: boolean,
): Promise<ApolloServer<RequestContext>> {
  const server = new ApolloServer<RequestContext>({
    schema,
    introspection: true,
    // Counted while parsing, so that an endless document is refused before it is held.
    parseOptions: { maxTokens: 2_000 },
    hideSchemaDetailsFromClientErrors: isProduction,
    includeStacktraceInErrorResponses: false,
    validationRules: documentLimits,
    formatError: formatError(logger),
    stopOnTerminationSignals: false,
    csrfPrevention: true,
    logger: logger as never,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      compiledExecution(),
    ],
  });
  await server.start();
  return server;
}
