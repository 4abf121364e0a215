import { Kind, visit } from 'graphql';

/**
 * A codegen preset: each `x.graphql` becomes one `x.generated.ts` beside it. Fragments may live in another file of the same workspace;
 * only those that a file uses (also through other fragments) are handed to its plugins, so that no file imports types it does not name.
 *
 * @type {import('@graphql-codegen/plugin-helpers').Types.OutputPreset}
 */
export const nearOperationPreset = {
  buildGeneratesSection(options) {
    const fragments = new Map();
    for (const file of options.documents) {
      for (const definition of file.document?.definitions ?? []) {
        if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
        const name = definition.name.value;
        if (fragments.has(name))
          throw new Error(
            `The fragment ${name} is defined twice: ${fragments.get(name).location} and ${file.location}`,
          );
        fragments.set(name, { node: definition, location: file.location });
      }
    }

    return [...options.documents]
      .sort((a, b) => (a.location < b.location ? -1 : 1))
      .map((file) => {
        const externalFragments = [...usedFragments(file.document, fragments)]
          .filter((name) => fragments.get(name).location !== file.location)
          .toSorted((a, b) => a.localeCompare(b))
          .map((name) => {
            const { node } = fragments.get(name);
            return { isExternal: true, importFrom: null, name, onType: node.typeCondition.name.value, node };
          });
        return {
          filename: file.location.replace(/\.graphql$/, '.generated.ts'),
          documents: [file],
          plugins: options.plugins,
          pluginMap: options.pluginMap,
          schema: options.schema,
          schemaAst: options.schemaAst,
          config: { ...options.config, externalFragments },
          skipDocumentsValidation: { skipDuplicateValidation: true, skipValidationAgainstSchema: true },
        };
      });
  },
};

/** The names of all fragments that a document spreads, directly or through another fragment. */
function usedFragments(document, fragments, found = new Set()) {
  visit(document, {
    FragmentSpread(node) {
      const name = node.name.value;
      if (found.has(name)) return;
      const fragment = fragments.get(name);
      if (!fragment) throw new Error(`The fragment ${name} is not defined in this workspace.`);
      found.add(name);
      usedFragments(fragment.node, fragments, found);
    },
  });
  return found;
}
