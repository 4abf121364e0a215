import { type FieldNode, type FragmentDefinitionNode, Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { selectedPaths } from './column-plan.js';

/** The selection of the first field of a document, as its resolver gets it. */
function infoOf(text: string) {
  const { definitions } = parse(text);
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  }
  return { fieldNodes: (operation?.selectionSet.selections ?? []) as FieldNode[], fragments };
}

const pathsOf = (text: string): string[] => [...selectedPaths(infoOf(text))].toSorted();

test('names nested fields by their path and aliases by their field', () => {
  expect(pathsOf('{ jobs { nodes { name: title company { name } } } }')).toEqual([
    'nodes',
    'nodes.company',
    'nodes.company.name',
    'nodes.title',
  ]);
});

test('follows named, inline and nested fragments', () => {
  const text = `{ jobs { ...Page } } fragment Page on JobConnection { nodes { ...Row ... on Job { city } } } fragment Row on Job { title }`;
  expect(pathsOf(text)).toEqual(['nodes', 'nodes.city', 'nodes.title']);
});

test('includes a field with a condition, so that one plan serves every value', () => {
  expect(
    pathsOf('query ($more: Boolean!) { jobs { nodes { id title @include(if: $more) city @skip(if: $more) } } }'),
  ).toEqual(['nodes', 'nodes.city', 'nodes.id', 'nodes.title']);
});

test('merges the selections of a field that is selected twice', () => {
  expect(pathsOf('{ jobs { nodes { id } } jobs { nodes { title } } }')).toEqual(['nodes', 'nodes.id', 'nodes.title']);
});

test('covers all nodes of a field, independent of the nodes that were read before', () => {
  const { fieldNodes, fragments } = infoOf('{ jobs { nodes { id } } jobs @include(if: true) { total } }');
  // Leaves out the second node, as if its condition were false.
  expect([...selectedPaths({ fieldNodes: fieldNodes.slice(0, 1), fragments })]).toEqual(['nodes', 'nodes.id']);
  expect([...selectedPaths({ fieldNodes, fragments })]).toEqual(['nodes', 'nodes.id', 'total']);
  expect(selectedPaths({ fieldNodes, fragments })).toBe(selectedPaths({ fieldNodes, fragments }));
});

test('is computed once for a parsed document', () => {
  const info = infoOf('{ jobs { nodes { id } } }');
  expect(selectedPaths(info)).toBe(selectedPaths(info));
});
