import { type GraphQLRequestContextResponseForOperation, type GraphQLResponse, HeaderMap } from '@apollo/server';
import type { ExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql';
import type { RequestContext } from '../../platform/context.js';
import { compileOperation } from './compiled-queries.js';
import type { DocumentCache } from './document-cache.js';

type FormatError = (formatted: GraphQLFormattedError, error: unknown, requestId?: string) => GraphQLFormattedError;

const NO_HTTP = { headers: new HeaderMap(), status: undefined };

/** Executes queries as compiled functions, which nearly doubles the throughput for open jobs. */
export class CompiledExecution {
  constructor(
    private readonly documents: DocumentCache,
    private readonly format: FormatError,
  ) {}

  /** Returns the response to a query, or null for operations that Apollo must execute. */
  async responseTo({
    schema,
    source,
    document,
    operation,
    request,
    contextValue,
  }: GraphQLRequestContextResponseForOperation<RequestContext>): Promise<GraphQLResponse | null> {
    // Despite its type, `operation` is undefined if the document has no operation of that name. Apollo reports it.
    if (operation?.operation !== 'query') return null;
    const compiled = this.documents.compiled(source, operation.name?.value, () =>
      compileOperation(schema, document, operation),
    );
    if (!compiled) return null;
    const { variables = {} } = request;
    const execute = async () => compiled.query(undefined, contextValue, variables);
    const result = await (compiled.coalescer && contextValue.viewer.kind === 'anonymous'
      ? compiled.coalescer.run(variables, contextValue.maxPageSize, execute)
      : execute());
    // Queries have no side effects, so Apollo can execute this one again.
    if (!isComplete(result)) return null;
    const { data, errors } = result;
    const formatted =
      errors &&
      firstErrorPerNull(data, errors).map((error) => this.format(error.toJSON(), error, contextValue.requestId));
    return {
      http: NO_HTTP,
      body: { kind: 'single', singleResult: formatted ? { data, errors: formatted } : result },
    };
  }
}

/**
 * Returns true if resolvers threw all errors, so that the query was executed in full. The compiler's own errors, such as those about
 * variables, have no original error.
 */
const isComplete = ({ data, errors = [] }: ExecutionResult): boolean =>
  data !== undefined && errors.every(({ originalError }) => originalError instanceof Error);

/** Returns the first error for each null, as graphql does. Several rows of a list can null the same field. */
function firstErrorPerNull(data: unknown, errors: readonly GraphQLError[]): GraphQLError[] {
  const byPath = new Map<string, GraphQLError>();
  for (const error of errors) {
    const path = findNullPath(error.path ?? [], data);
    if (!byPath.has(path)) byPath.set(path, error);
  }
  return [...byPath.values()];
}

function findNullPath(path: readonly (string | number)[], data: unknown): string {
  let value = data;
  let depth = 0;
  while (depth < path.length && typeof value === 'object' && value !== null)
    value = Reflect.get(value, path[depth++] ?? '');
  return path.slice(0, depth).join('.');
}
