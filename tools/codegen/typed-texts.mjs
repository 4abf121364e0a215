import { Kind } from 'graphql';
import { textOf } from './operation-texts.mjs';

/**
 * A codegen plugin: each operation as a text that knows the types of its answer and its variables. A client that sends texts depends on
 * no GraphQL library. `documentTypes` is the module with the type `Operation`.
 *
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = (_schema, sources, { documentTypes, externalFragments = [] }) => {
  const definitions = sources.flatMap(({ document }) => document.definitions);
  const fragments = new Map(externalFragments.map(({ name, node }) => [name, node]));
  for (const definition of definitions) if (isFragment(definition)) fragments.set(definition.name.value, definition);
  const operations = definitions.filter((definition) => !isFragment(definition));
  if (operations.length === 0) return '';
  return {
    prepend: [`import type { Operation } from '${documentTypes}';`],
    content: operations.map((operation) => constantOf(operation, fragments)).join('\n'),
  };
};

const isFragment = ({ kind }) => kind === Kind.FRAGMENT_DEFINITION;

function constantOf(operation, fragments) {
  const name = operation.name.value;
  const kind = operation.operation === 'mutation' ? 'Mutation' : 'Query';
  const text = JSON.stringify(textOf(operation, fragments));
  return `\nexport const ${name}Document: Operation<${name}${kind}, ${name}${kind}Variables> = ${text};`;
}
