import { Kind } from 'graphql';

/**
 * A codegen plugin: the names of all operations, sorted.
 *
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = (_schema, documents) => {
  const names = documents.flatMap(({ document }) =>
    document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).map(({ name }) => name.value),
  );
  const lines = [...new Set(names)].toSorted((a, b) => (a < b ? -1 : 1)).map((name) => `  '${name}',\n`);
  return `/** Names of the operations of the portal's screens, its REST paths and its typed client. */
export const KNOWN_OPERATIONS: ReadonlySet<string> = new Set([
${lines.join('')}]);
`;
};
