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

/** A query as a compiled function. */
export interface CompiledOperation {
  query: CompiledQuery['query'];
  /** Coalesces requests of visitors; null for a query whose result depends on the caller. */
  coalescer: RequestCoalescer<ExecutionResult> | null;
}

/** Compiles a query. Null when the compiler cannot express it. */
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

/** Public reads, by the field at the top of a query. None of them depends on the visitor. */
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
 * The compiler writes the conditions of @skip and @include onto the nodes of the document, where those of other operations and
 * of other places of a fragment stand too: it would answer what was left out, and leave out what was asked for.
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
