import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { FormattedExecutionResult, GraphQLSchema } from 'graphql';
import type { RequestContext } from '../../platform/context.js';
import type { Logger } from '../../platform/observability/logger.js';
import type { Operation } from '../../rest/document.js';
import type { RunOperation } from '../../rest/operation.js';
import { CompiledExecution } from './compiled-execution.js';
import type { DocumentCache } from './document-cache.js';
import { documentLimits } from './document-limits.js';
import { MAX_TOKENS } from './document-complexity.js';
import { formatError } from '../http/errors.js';
import type { CheckOperation } from './operation-limits.js';
import type { OperationObserver } from './operation-observer.js';
import { operationPlugin, requestIdOfError } from './operation-plugin.js';

interface Deps {
  schema: GraphQLSchema;
  logger: Logger;
  isProduction: boolean;
  documents: DocumentCache;
  checkLimits: CheckOperation;
  observers: readonly OperationObserver[];
}

/** Creates Apollo Server, which executes all operations: over HTTP, from REST and for rendered pages. */
export async function createApollo(deps: Deps): Promise<ApolloServer<RequestContext>> {
  const { schema, logger, isProduction, documents, checkLimits, observers } = deps;
  const format = formatError(logger);
  const server = new ApolloServer<RequestContext>({
    schema,
    introspection: true,
    parseOptions: { maxTokens: MAX_TOKENS },
    // More errors for one document do not help the client, and each costs time and bytes.
    validationOptions: { maxErrors: 10 },
    hideSchemaDetailsFromClientErrors: isProduction,
    includeStacktraceInErrorResponses: false,
    documentStore: documents.store,
    validationRules: documentLimits,
    formatError: (formatted, error) => format(formatted, error, requestIdOfError(error)),
    stopOnTerminationSignals: false,
    csrfPrevention: true,
    // Apollo tells clients that they are not supported, so clients send whole documents.
    persistedQueries: false,
    stringifyResult: resultStringifier(),
    logger: logger as never,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      operationPlugin({ observers, checkLimits, execution: new CompiledExecution(documents, format) }),
    ],
  });
  await server.start();
  return server;
}

/** Serializes results. Coalesced requests share one `data` object, which is serialized once. */
function resultStringifier(): (result: FormattedExecutionResult) => string {
  const texts = new WeakMap<object, string>();
  return (result) => {
    const { data, ...rest } = result;
    if (!data || Object.keys(rest).length > 0) return `${JSON.stringify(result)}\n`;
    let text = texts.get(data);
    if (text === undefined) texts.set(data, (text = `${JSON.stringify(result)}\n`));
    return text;
  };
}

/** Runs operations for REST and for rendered pages as if they came over HTTP, with the same limits and errors. */
export function operationRunner(apollo: ApolloServer<RequestContext>): RunOperation {
  return async <Data>(query: Operation<Data, never>, variables: object, contextValue: RequestContext) => {
    const { body } = await apollo.executeOperation<Data>({ query, variables }, { contextValue });
    if (body.kind !== 'single') throw new Error('Incremental delivery is not part of this schema.');
    const { data, errors } = body.singleResult;
    return { data: data ?? null, errors: errors ?? [] };
  };
}
