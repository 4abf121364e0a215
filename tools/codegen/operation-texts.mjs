import { Kind, print, stripIgnoredCharacters, visit } from 'graphql';

/** Files of operations that the public pages ask, which ship no GraphQL client. */
export const isPublic = (location) => location?.endsWith('.public.graphql') ?? false;

/**
 * A codegen plugin: the text of each operation of a `x.public.graphql`, ready to be sent, with the types of its answer and variables.
 * A page that sends texts needs neither a GraphQL client nor a printer in the browser.
 *
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = (_schema, documents, config) => {
  const own = documents.filter(({ location }) => isPublic(location));
  const fragments = new Map((config.externalFragments ?? []).map(({ name, node }) => [name, node]));
  const operations = [];
  for (const { document } of own) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
      else operations.push(definition);
    }
  }
  if (operations.length === 0) return '';
  return {
    prepend: [`import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';`],
    content: operations.map((operation) => constantOf(operation, fragments)).join('\n'),
  };
};

function constantOf(operation, fragments) {
  const name = operation.name.value;
  const kind = operation.operation === 'mutation' ? 'Mutation' : 'Query';
  const types = `DocumentTypeDecoration<${name}${kind}, ${name}${kind}Variables>`;
  return `\nexport const ${name}Text = ${JSON.stringify(textOf(operation, fragments))} as string & ${types};`;
}

/** The shortest text of an operation with the fragments that it spreads. */
export function textOf(operation, fragments) {
  const used = new Map();
  collect(operation, fragments, used);
  return stripIgnoredCharacters([operation, ...used.values()].map(print).join(' '));
}

/** Adds the fragments that a definition spreads, directly or through another fragment. */
function collect(definition, fragments, used) {
  visit(definition, {
    FragmentSpread({ name: { value } }) {
      if (used.has(value)) return;
      used.set(value, fragments.get(value));
      collect(fragments.get(value), fragments, used);
    },
  });
}
