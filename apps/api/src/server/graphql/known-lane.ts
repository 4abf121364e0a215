import type { HTTPGraphQLRequest } from '@apollo/server';
import { type DocumentNode, type ExecutionResult, getOperationAST, Kind, type OperationDefinitionNode } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import type { RequestContext } from '../../platform/context.js';
import { KeptText } from '../../platform/http/kept-text.js';
import { leaveToApollo } from './begun-operations.js';
import type { CompiledQueries } from './compiled-execution.js';
import type { Documents } from './documents.js';
import { flightKey, Flights } from './flights.js';
import type { ChargeOperation } from './operation-budget.js';
import { type OperationFollower, Watched } from './operation-watch.js';
import type { Variables } from './resolved-values.js';

interface Deps {
  documents: Documents;
  compiledQueries: CompiledQueries;
  charge: ChargeOperation;
  followers: readonly OperationFollower[];
}

/** An operation of a known document, ready to be asked. */
interface Known {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  compiled: CompiledQuery;
  /** Of visitors who ask the same; null for what may differ between them. */
  flights: Flights<Outcome> | null;
}

/** The text of an answer without errors, or what Apollo is to finish. */
type Outcome = KeptText | { result: ExecutionResult | undefined };

/** What every visitor reads alike, by the fields at the top of a query: none of them asks who or where the visitor is. */
const PUBLIC_READS: ReadonlySet<string> = new Set([
  'openJobs',
  'openJobCounts',
  'openJob',
  'closedJob',
  'jobSuggestions',
]);

/**
 * Asks the compiled query of a document itself that Apollo has parsed and validated before: on the first page of open jobs Apollo's
 * pipeline took a fifth of the processor's time (decision 0092). It answers queries without errors; everything else is Apollo's.
 */
export class KnownLane {
  private readonly known = new WeakMap<DocumentNode, Map<string | undefined, Known>>();

  constructor(private readonly deps: Deps) {}

  /** The answer as Apollo would send it, or null: then Apollo is to be asked with the same request, and goes on where this has ended. */
  async ask(request: HTTPGraphQLRequest, context: RequestContext): Promise<KeptText | null> {
    const parameters = parametersIn(request);
    const known = parameters && this.knownOf(parameters);
    if (!known) return null;
    const { document, operation } = known;
    const { variables } = parameters;
    try {
      this.deps.charge(document, operation, variables, context);
    } catch {
      // Nothing was taken, so Apollo refuses it as well.
      return null;
    }
    const watched = new Watched(this.deps.followers);
    const outcome = await this.outcomeOf(known, variables, context);
    if (outcome instanceof KeptText) {
      watched.end(operation, undefined);
      return outcome;
    }
    leaveToApollo(request, { watched, result: outcome.result });
    return null;
  }

  private outcomeOf(known: Known, variables: Variables, context: RequestContext): Promise<Outcome> {
    const start = () => execute(known.compiled, variables, context);
    const key = known.flights && context.viewer.kind === 'anonymous' ? flightKey(variables, context.maxPageSize) : null;
    return known.flights && key !== null ? known.flights.join(key, start) : start();
  }

  private knownOf({ query, operationName }: Parameters): Known | null {
    const document = this.deps.documents.documentOf(query);
    if (!document) return null;
    let byName = this.known.get(document);
    if (!byName) this.known.set(document, (byName = new Map()));
    let known = byName.get(operationName) ?? null;
    // Only what can be asked is kept, and so no more than the document has operations.
    if (!known && (known = this.lookUp(document, operationName))) byName.set(operationName, known);
    return known;
  }

  private lookUp(document: DocumentNode, operationName: string | undefined): Known | null {
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== 'query') return null;
    const compiled = this.deps.compiledQueries.ready(document, operation.name?.value);
    return compiled && { document, operation, compiled, flights: isPublic(operation) ? new Flights() : null };
  }
}

interface Parameters {
  query: string;
  operationName: string | undefined;
  variables: Variables;
}

/** The parameters of a request that is nothing unusual; what Apollo would refuse of them is for it to say. */
function parametersIn({ method, body }: HTTPGraphQLRequest): Parameters | null {
  if (method !== 'POST' || !isRecord(body)) return null;
  const { query, operationName = null, variables = null, extensions = null } = body;
  if (typeof query !== 'string' || extensions !== null) return null;
  if (operationName !== null && typeof operationName !== 'string') return null;
  if (variables !== null && !isRecord(variables)) return null;
  return { query, operationName: operationName ?? undefined, variables: variables ?? {} };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPublic = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.every((selection) => selection.kind === Kind.FIELD && PUBLIC_READS.has(selection.name.value));

async function execute({ query }: CompiledQuery, variables: Variables, context: RequestContext): Promise<Outcome> {
  try {
    const result = await query(undefined, context, variables);
    // With the line break that Apollo ends its answers with.
    return result.errors ? { result } : new KeptText(`${JSON.stringify(result)}\n`);
  } catch {
    return { result: undefined };
  }
}
