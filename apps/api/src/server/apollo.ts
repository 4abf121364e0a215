import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { RequestContext } from '../platform/context.js';
import type { CostBudget } from '../platform/cost-budget.js';
import type { Logger } from '../platform/logger.js';
import { compiledExecution } from './compiled-execution.js';
import { documentLimits } from './document-limits.js';
import { formatError } from './errors.js';
import { costBudget } from './operation-cost.js';

/**
 * The parsed documents that are kept, in bytes as JSON: twice as many as the portal's own screens and REST paths send. In
 * memory they, with the code that they are compiled to, take some fifteen times as much (decision 0036).
 */
const DOCUMENT_BYTES = 2_000_000;

/** Apollo Server as it runs here: no plugin that touches every field, compiled queries, limits as validation rules. */
export async function createApollo(
  schema: GraphQLSchema,
  logger: Logger,
  isProduction: boolean,
  budget: CostBudget,
): Promise<ApolloServer<RequestContext>> {
  const server = new ApolloServer<RequestContext>({
    schema,
    introspection: true,
    // Counted while parsing, so that an endless document is refused before it is held.
    parseOptions: { maxTokens: 2_000 },
    hideSchemaDetailsFromClientErrors: isProduction,
    includeStacktraceInErrorResponses: false,
    documentStore: new InMemoryLRUCache<DocumentNode>({ maxSize: DOCUMENT_BYTES }),
    validationRules: documentLimits,
    formatError: formatError(logger),
    stopOnTerminationSignals: false,
    csrfPrevention: true,
    // Clients that try them are told that there are none, and send the whole document from then on.
    persistedQueries: false,
    logger: logger as never,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      costBudget(budget),
      compiledExecution(),
    ],
  });
  await server.start();
  return server;
}
