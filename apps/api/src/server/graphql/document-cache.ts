import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import { type DocumentNode, Kind, print } from 'graphql';
import type { RequestContext } from '../../platform/context.js';
import type { CostBudget } from '../../platform/limits/cost-budget.js';
import { CachedBody } from '../../platform/http/cached-body.js';
import type { CompiledOperation } from './compiled-queries.js';
import { checkComplexity, MAX_TOKENS } from './document-complexity.js';
import { isIntrospection } from './operation-limits.js';

/** The cost of parsing, validating and compiling a document, and the number of tokens per further point. */
const NEW_DOCUMENT_COST = 50;
const TOKENS_PER_POINT = 2;
/** The cost of an introspection whose result is cached. */
const CACHED_INTROSPECTION_COST = 100;

/**
 * The size of the cache in bytes of its documents as JSON: twice what the portal's own screens and REST routes send. With their
 * compiled code, documents take fifteen times as much memory (decision 0036).
 */
const DOCUMENT_BYTES = 2_000_000;

const MAX_INTROSPECTIONS = 8;

/** A name, a number or a punctuation character. Strings count as several tokens. */
const TOKEN = /\w+|[^\s\w,]/g;

/** A document that selects only the schema. */
interface Introspection {
  operationName: string | undefined;
  /** The document without whitespace and comments. */
  text: string;
}

interface CachedDocument {
  introspection: Introspection | null;
  /** Compiled operations by name; null if an operation cannot be compiled, undefined before the second request. */
  compiled?: Map<string | undefined, CompiledOperation | null>;
}

/**
 * The one cache of documents: parsed, validated and compiled. A client pays for each document that isn't in the cache before the
 * document is parsed, so an invalid document costs its sender the same each time.
 */
export class DocumentCache {
  /** The documents in the store by their text. */
  private readonly documents = new Map<string, CachedDocument>();
  private readonly introspections = new Map<string, CachedBody>();
  /** Apollo's store of parsed documents. An evicted document costs its price again on the next request. */
  readonly store = new DocumentStore(this.documents);

  constructor(private readonly budget: CostBudget) {}

  /**
   * Charges the caller's budget for a document that isn't in the cache. Returns the introspection that the document is, if it is one.
   * Errors: RATE_LIMITED, QUERY_TOO_COMPLEX.
   */
  admit(source: string, context: RequestContext): Introspection | null {
    const cached = this.documents.get(source);
    if (cached) return cached.introspection;
    this.budget.spend(context, NEW_DOCUMENT_COST + Math.ceil(countTokens(source) / TOKENS_PER_POINT));
    const document = checkComplexity(source);
    return document && findIntrospection(document);
  }

  /**
   * The compiled form of an operation. Null on the first request of a document, because compiling costs more than executing once, and
   * for an operation that can't be compiled.
   */
  compiled(
    source: string,
    operationName: string | undefined,
    compile: () => CompiledOperation | null,
  ): CompiledOperation | null {
    const cached = this.documents.get(source);
    if (!cached) return null;
    if (!cached.compiled) {
      cached.compiled = new Map();
      return null;
    }
    let operation = cached.compiled.get(operationName);
    if (operation === undefined) cached.compiled.set(operationName, (operation = compile()));
    return operation;
  }

  /** Returns the cached result of an introspection for a small cost. */
  cachedIntrospection(
    introspection: Introspection,
    operationName: unknown,
    context: RequestContext,
  ): CachedBody | undefined {
    // Apollo rejects an operation name that is not in the document.
    if ((operationName ?? introspection.operationName) !== introspection.operationName) return undefined;
    const response = this.introspections.get(introspection.text);
    if (response !== undefined) this.budget.spend(context, CACHED_INTROSPECTION_COST);
    return response;
  }

  /** Caches the result of an introspection, unless it is an error. */
  cacheIntrospection({ text }: Introspection, response: string): void {
    if (!response.startsWith('{"data":')) return;
    this.introspections.set(text, new CachedBody(response));
    const [oldest] = this.introspections.keys();
    if (this.introspections.size > MAX_INTROSPECTIONS && oldest !== undefined) this.introspections.delete(oldest);
  }
}

/** Apollo stores each validated document under a hash. `documents` has the same documents by text. */
class DocumentStore extends InMemoryLRUCache<DocumentNode> {
  constructor(private readonly documents: Map<string, CachedDocument>) {
    const dispose = ({ loc }: DocumentNode, _: string, reason: string) => {
      if (loc && reason !== 'set') documents.delete(loc.source.body);
    };
    super({ maxSize: DOCUMENT_BYTES, dispose });
  }

  override set(key: string, document: DocumentNode): Promise<void> {
    if (document.loc) this.documents.set(document.loc.source.body, { introspection: findIntrospection(document) });
    return super.set(key, document);
  }
}

/** Counts tokens up to the maximum. The parser rejects longer documents. */
function countTokens(source: string): number {
  let tokens = 0;
  TOKEN.lastIndex = 0;
  while (tokens < MAX_TOKENS && TOKEN.test(source)) tokens += 1;
  return tokens;
}

function findIntrospection(document: DocumentNode): Introspection | null {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  const isAlone = operation && operations.length === 1 && !operation.variableDefinitions?.length;
  return isAlone && isIntrospection(operation) ? { operationName: operation.name?.value, text: print(document) } : null;
}
