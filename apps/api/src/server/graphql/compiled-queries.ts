import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { RequestCoalescer } from './request-coalescing.js';

export interface CompiledOperation {
  query: CompiledQuery['query'];
  /** Coalesces requests of anonymous clients; null if the result depends on the caller. */
  coalescer: RequestCoalescer<ExecutionResult> | null;
}

/** Compiles a query. Returns null if the compiler does not support it. */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CompiledOperation | null {
  if (hasConditions(document)) return null;
  const compiled = compileQuery(schema, document, operation.name?.value ?? '');
  if (!isCompiledQuery(compiled)) return null;
  return { query: compiled.query, coalescer: isPublic(operation) ? new RequestCoalescer() : null };
}

/** Top-level fields whose result does not depend on the caller. */
const PUBLIC_READS: ReadonlySet<string> = new Set([
  'openJobs',
  'openJobCounts',
  'openJob',
  'closedJob',
  'jobSuggestions',
]);

const isPublic = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.every((selection) => selection.kind === Kind.FIELD && PUBLIC_READS.has(selection.name.value));

/**
 * The compiler stores the conditions of @skip and @include on the nodes of the document. Nodes are shared by operations
 * and by the uses of a fragment, so conditions of other uses would apply. Such documents are not compiled.
 */
function hasConditions(document: DocumentNode): boolean {
  let hasDirective = false;
  visit(document, {
    [Kind.DIRECTIVE]: () => {
      hasDirective = true;
    },
  });
  return hasDirective;
}
