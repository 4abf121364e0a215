import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kind } from 'graphql';
import { isPublic } from './operation-texts.mjs';

const WEB = fileURLToPath(new URL('../../apps/web/src', import.meta.url));

/** The names of hooks that the web app's own files mention: no others are written. */
const mentioned = new Set(
  readdirSync(WEB, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.generated.ts'))
    .flatMap((file) => readFileSync(join(WEB, file), 'utf8').match(/\buse[A-Z]\w*(?:Query|Mutation)\b/g) ?? []),
);

/**
 * A codegen plugin: typed React hooks of Apollo Client 4 for the operations of one file, as far as they are used. It expects the types of `typescript-operations`
 * and the `XDocument` constants of `typed-document-node` in the same output (the published hooks plugin does not compile with
 * Apollo Client 4). Public pages ship no Apollo: their operations have texts instead (operation-texts.mjs).
 *
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = (_schema, documents) => {
  const hooks = documents
    .filter(({ location }) => !isPublic(location))
    .flatMap(({ document }) => document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION))
    .flatMap(hooksOf)
    .filter(({ name }) => mentioned.has(name));
  if (hooks.length === 0) return '';
  const imports = [...new Set(hooks.map(({ from }) => from))].toSorted((a, b) => a.localeCompare(b));
  if (hooks.some(({ text }) => text.includes('SkipToken'))) imports.push('type SkipToken');
  return {
    prepend: [`import { ${imports.join(', ')} } from '@apollo/client/react';`],
    content: hooks.map(({ text }) => text).join('\n'),
  };
};

const isRequired = (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue;
const pascalCase = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** Every hook that an operation could have: its name, the hook of Apollo Client that it calls, and its text. */
function hooksOf(node) {
  if (!node.name) throw new Error('Every operation needs a name: its hook is named after it.');
  const operation = pascalCase(node.name.value);
  const hook = (kind, from, options, given) => {
    const name = `use${operation}${kind}`;
    return {
      name,
      from,
      text: `\nexport function ${name}(${options}) {\n  return ${from}(${operation}Document, ${given});\n}`,
    };
  };
  if (node.operation === 'mutation') {
    const types = `${operation}Mutation, ${operation}MutationVariables`;
    return [hook('Mutation', 'useMutation', `options?: useMutation.Options<${types}>`, 'options')];
  }
  const types = `${operation}Query, ${operation}QueryVariables`;
  const required = node.variableDefinitions?.some(isRequired) ?? false;
  const [mark, given] = required ? ['', 'options'] : ['?', 'options ?? {}'];
  return [
    hook('Query', 'useQuery', `options${mark}: useQuery.Options<${types}> | SkipToken`, given),
    hook('LazyQuery', 'useLazyQuery', `options?: useLazyQuery.Options<${types}>`, 'options'),
    hook(
      'SuspenseQuery',
      'useSuspenseQuery',
      `options${mark}: useSuspenseQuery.Options<${operation}QueryVariables> | SkipToken`,
      given,
    ),
  ];
}
