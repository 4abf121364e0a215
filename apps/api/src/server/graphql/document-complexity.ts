import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  parse,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { PortalError } from '../../platform/errors.js';

/** Counted by the parser, so that a huge document is rejected before it is in memory. */
export const MAX_TOKENS = 2_000;
/** Deeper documents are rejected by the depth rule during validation. */
const MAX_DEPTH = 12;

const COMPLEXITY_LIMITS = {
  fragments: 20,
  operations: 20,
  directives: 50,
  /** The number of fields after expanding fragments. */
  selections: 4_000,
  /** Fields with the same response name are compared pairwise. This many pairs take a few milliseconds. */
  'fields of one name': 2_000,
} as const;

/**
 * Rejects documents that would take long to validate: validation time is quadratic in the number of fields with one
 * name, of fragments and of directives, and a short document can contain many. Counting them takes linear time.
 */
export function checkComplexity(source: string): DocumentNode | null {
  const document = parseOrNull(source);
  if (!document) return null;
  const fragments = new Map<string, FragmentDefinitionNode>();
  let operations = 0;
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    else operations += 1;
  }
  checkLimit('fragments', fragments.size);
  checkLimit('operations', operations);
  checkLimit('directives', countDirectives(document));
  const counting = new SelectionCounter(fragments);
  for (const definition of document.definitions) {
    // Validation also covers fragments without a use.
    if ('selectionSet' in definition) counting.count([definition.selectionSet], 0);
  }
  return document;
}

/** Returns null for a document with a syntax error. The parser reports it later. */
function parseOrNull(source: string): DocumentNode | null {
  try {
    return parse(source, { maxTokens: MAX_TOKENS, noLocation: true });
  } catch {
    return null;
  }
}

function countDirectives(document: DocumentNode): number {
  let directives = 0;
  visit(document, {
    Directive() {
      directives += 1;
    },
  });
  return directives;
}

class SelectionCounter {
  private selections = 0;
  private pairs = 0;

  constructor(private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>) {}

  /** Counts the fields at one place of the response, wherever the document selects them. */
  count(sets: readonly SelectionSetNode[], depth: number): void {
    if (depth > MAX_DEPTH) return;
    const byName = new Map<string, { times: number; inner: SelectionSetNode[] }>();
    const spread = new Set<string>();
    const waiting: SelectionNode[] = sets.flatMap(({ selections }) => selections);
    for (let selection = waiting.pop(); selection; selection = waiting.pop()) {
      checkLimit('selections', (this.selections += 1));
      if (selection.kind === Kind.INLINE_FRAGMENT) waiting.push(...selection.selectionSet.selections);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const { value: name } = selection.name;
        if (!spread.has(name)) waiting.push(...(this.fragments.get(name)?.selectionSet.selections ?? []));
        spread.add(name);
      } else {
        const name = (selection.alias ?? selection.name).value;
        const field = byName.get(name) ?? { times: 0, inner: [] };
        byName.set(name, field);
        checkLimit('fields of one name', (this.pairs += field.times));
        field.times += 1;
        if (selection.selectionSet) field.inner.push(selection.selectionSet);
      }
    }
    for (const { inner } of byName.values()) if (inner.length > 0) this.count(inner, depth + 1);
  }
}

function checkLimit(limit: keyof typeof COMPLEXITY_LIMITS, count: number): void {
  if (count > COMPLEXITY_LIMITS[limit]) {
    throw new PortalError('QUERY_TOO_COMPLEX', `The document has too many ${limit}.`);
  }
}
