import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, type GraphQLSchema, Kind, visit } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { RequestContext } from '../../platform/context.js';

/**
 * Compiled queries per document and operation name. Documents are kept by Apollo's store, which is bounded, so this map forgets
 * with it. A document is compiled when it comes for the second time: compiling costs more than answering once.
 */
export class CompiledQueries {
  private readonly byDocument = new WeakMap<DocumentNode, Map<string, CompiledQuery | null>>();

  /** The compiled form of an operation; null for a document that is new, and when the compiler cannot do it. */
  of(schema: GraphQLSchema, document: DocumentNode, operationName: string | null | undefined): CompiledQuery | null {
    const byName = this.byDocument.get(document);
    if (!byName) {
      this.byDocument.set(document, new Map());
      return null;
    }
    const name = operationName ?? '';
    let compiled = byName.get(name);
    if (compiled === undefined) {
      const result = hasConditions(document) ? null : compileQuery(schema, document, name);
      byName.set(name, (compiled = result && isCompiledQuery(result) ? result : null));
    }
    return compiled;
  }
}

/**
 * The compiler writes the conditions of @skip and @include onto the nodes of the document, where those of other operations and
 * of other places of a fragment stand too: it would answer what was left out, and leave out what was asked for.
 */
function hasConditions(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    [Kind.DIRECTIVE]: () => {
      found = true;
    },
  });
  return found;
}

/**
 * Runs queries as compiled functions instead of walking the document at every request: on the first page of open jobs
 * nearly twice the throughput. On any error in a result it steps aside and the standard execution answers, because the
 * compiler's errors lack the codes that clients rely on; queries have no effects, so running one again is harmless.
 */
export function compiledExecution(compiledQueries = new CompiledQueries()): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async responseForOperation({ schema, document, operation, operationName, request, contextValue }) {
          // Missing, whatever its type says, when the document has no operation of the name: the standard execution says so.
          if (operation?.operation !== 'query') return null;
          const compiled = compiledQueries.of(schema, document, operationName);
          const result = await compiled?.query(undefined, contextValue, request.variables ?? {});
          if (!result || result.errors) return null;
          return {
            http: { headers: new Map() as never, status: undefined },
            body: { kind: 'single', singleResult: result },
          };
        },
      };
    },
  };
}
