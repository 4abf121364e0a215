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

/** Counted while parsing, so that an endless document is refused before it is held. */
export const MAX_TOKENS = 2_000;
/** Whatever a document nests deeper is refused for its depth by the rules of validation. */
const MAX_DEPTH = 12;

const COMPLEXITY_LIMITS = {
  fragments: 20,
  operations: 20,
  directives: 50,
  /** Fields, after fragments are expanded. */
  selections: 4_000,
  /** Two fields under one name in one place are compared with all that is in them: so many pairs take a few milliseconds. */
  'fields of one name': 2_000,
} as const;

/**
 * Refuses what would take validation long: its work grows with the square of fields under one name, of fragments and of
 * directives, all of which fit a short document many times. Counting them is a walk along what is there.
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
    // Fragments that nothing spreads are validated as well.
    if ('selectionSet' in definition) counting.count([definition.selectionSet], 0);
  }
  return document;
}

/** Returns null for a document that does not parse. The parser then rejects it with its own message. */
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

  /** Walks the fields of one place of the answer, from wherever in the document they come. */
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
