import { Kind, visit } from 'graphql';
import { isPublic } from './operation-texts.mjs';

/**
 * A codegen plugin: typed React hooks of Apollo Client 4 for the operations of one file. It expects the types of `typescript-operations`
 * and the `XDocument` constants of `typed-document-node` in the same output (the published hooks plugin does not compile with
 * Apollo Client 4). Public pages ship no Apollo: their operations have texts instead (operation-texts.mjs).
 *
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = (_schema, documents) => {
  const hooks = [];
  const imports = new Set();
  let usesSkipToken = false;

  for (const { document, location } of documents) {
    if (isPublic(location)) continue;
    visit(document, {
      OperationDefinition(node) {
        if (!node.name) throw new Error('Every operation needs a name: its hook is named after it.');
        const name = pascalCase(node.name.value);
        if (node.operation === 'mutation') {
          imports.add('useMutation');
          hooks.push(mutationHook(name));
        } else if (node.operation === 'query') {
          for (const hook of ['useQuery', 'useLazyQuery', 'useSuspenseQuery']) imports.add(hook);
          usesSkipToken = true;
          hooks.push(queryHooks(name, node.variableDefinitions?.some(isRequired) ?? false));
        }
        return false;
      },
    });
  }

  if (hooks.length === 0) return '';
  const names = [...imports].toSorted((a, b) => a.localeCompare(b)).concat(usesSkipToken ? ['type SkipToken'] : []);
  return { prepend: [`import { ${names.join(', ')} } from '@apollo/client/react';`], content: hooks.join('\n') };
};

const isRequired = (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue;
const pascalCase = (name) => name.charAt(0).toUpperCase() + name.slice(1);

function mutationHook(name) {
  const types = `${name}Mutation, ${name}MutationVariables`;
  return `
export function use${name}Mutation(options?: useMutation.Options<${types}>) {
  return useMutation(${name}Document, options);
}`;
}

function queryHooks(name, required) {
  const types = `${name}Query, ${name}QueryVariables`;
  const mark = required ? '' : '?';
  return `
export function use${name}Query(options${mark}: useQuery.Options<${types}> | SkipToken) {
  return useQuery(${name}Document, options${required ? '' : ' ?? {}'});
}
export function use${name}LazyQuery(options?: useLazyQuery.Options<${types}>) {
  return useLazyQuery(${name}Document, options);
}
export function use${name}SuspenseQuery(options${mark}: useSuspenseQuery.Options<${name}QueryVariables> | SkipToken) {
  return useSuspenseQuery(${name}Document, options${required ? '' : ' ?? {}'});
}`;
}
