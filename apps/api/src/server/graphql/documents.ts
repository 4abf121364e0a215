import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import { type DocumentNode, Kind, print } from 'graphql';
import type { RequestContext } from '../../platform/context.js';
import type { CostBudget } from '../../platform/cost-budget.js';
import { KeptText } from '../../platform/http/kept-text.js';
import { checkShape, MAX_TOKENS } from './document-shape.js';
import { isIntrospection } from './operation-budget.js';

/** What a document costs that this server does not know yet, and two tokens of it: parsing, validating and compiling it. */
const UNKNOWN = 50;
const TOKENS_PER_POINT = 2;
/** An introspection that is kept as a text. */
const KEPT_ANSWER = 100;

/**
 * The parsed documents that are kept, in bytes as JSON: twice as many as the portal's own screens and REST paths send. In
 * memory they, with the code that they are compiled to, take some fifteen times as much (decision 0036).
 */
const DOCUMENT_BYTES = 2_000_000;

const MAX_ANSWERS = 8;

/** Names, numbers, and every sign by itself; a text in quotes counts for more than it is. */
const TOKEN = /\w+|[^\s\w,]/g;

/** A document that asks for nothing but the schema. */
interface Introspection {
  operationName: string | undefined;
  /** The document without its spaces and comments, which do not affect the answer. */
  text: string;
}

/** A document that the store holds. */
interface KnownDocument {
  /** What the store has it under. */
  key: string;
  document: DocumentNode;
  /** What it is if it is an introspection. */
  introspection: Introspection | null;
}

/**
 * The documents that this server has answered, which are neither parsed nor validated again. Every other pays for that
 * before it is done, whatever comes of it: one that is refused costs its sender the same each time.
 */
export class Documents {
  /** By their text: exactly those that the store holds. */
  private readonly known = new Map<string, KnownDocument>();
  private readonly answers = new Map<string, KeptText>();
  /** Apollo's store: ever new documents push out others, which then cost one request their price again. */
  readonly store = new ParsedDocuments(this.known);

  constructor(private readonly budget: CostBudget) {}

  /**
   * Takes the price of reading a document from the budget of who sends it; gives what answers to it are kept under. Refusals:
   * RATE_LIMITED, QUERY_TOO_COMPLEX.
   */
  admit(source: string, context: RequestContext): Introspection | null {
    const known = this.known.get(source);
    if (known) return known.introspection;
    this.budget.spend(context, UNKNOWN + Math.ceil(tokensIn(source) / TOKENS_PER_POINT));
    const document = checkShape(source);
    return document && introspectionIn(document);
  }

  /** A document that the store holds, as it was parsed and validated; asking for it is a use of it, as in the store. */
  documentOf(source: string): DocumentNode | undefined {
    const known = this.known.get(source);
    if (known) void this.store.get(known.key);
    return known?.document;
  }

  /** What was answered to the same introspection before, for a small price. */
  answerTo(introspection: Introspection, operationName: unknown, context: RequestContext): KeptText | undefined {
    // A name that the document lacks is Apollo's to refuse.
    if ((operationName ?? introspection.operationName) !== introspection.operationName) return undefined;
    const answer = this.answers.get(introspection.text);
    if (answer !== undefined) this.budget.spend(context, KEPT_ANSWER);
    return answer;
  }

  /** Keeps what an introspection was answered, unless that is a refusal. */
  keepAnswer({ text }: Introspection, answer: string): void {
    if (!answer.startsWith('{"data":')) return;
    this.answers.set(text, new KeptText(answer));
    const [oldest] = this.answers.keys();
    if (this.answers.size > MAX_ANSWERS && oldest !== undefined) this.answers.delete(oldest);
  }
}

/** Apollo puts in what it has validated, and finds it by a hash; `known` follows. */
class ParsedDocuments extends InMemoryLRUCache<DocumentNode> {
  constructor(private readonly known: Map<string, KnownDocument>) {
    const dispose = ({ loc }: DocumentNode, _: string, reason: string) => {
      if (loc && reason !== 'set') known.delete(loc.source.body);
    };
    super({ maxSize: DOCUMENT_BYTES, dispose });
  }

  override set(key: string, document: DocumentNode): Promise<void> {
    if (document.loc)
      this.known.set(document.loc.source.body, { key, document, introspection: introspectionIn(document) });
    return super.set(key, document);
  }
}

/** As many as tokens may be; what has more is refused by the parser. */
function tokensIn(source: string): number {
  let tokens = 0;
  TOKEN.lastIndex = 0;
  while (tokens < MAX_TOKENS && TOKEN.test(source)) tokens += 1;
  return tokens;
}

function introspectionIn(document: DocumentNode): Introspection | null {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  const isAlone = operation && operations.length === 1 && !operation.variableDefinitions?.length;
  return isAlone && isIntrospection(operation) ? { operationName: operation.name?.value, text: print(document) } : null;
}
