import { Kind } from 'graphql';
import { textOf } from './operation-texts.mjs';

/**
 * A codegen plugin: the function `graphql`, which knows each document of the workspace by its own text and gives it with the types of its
 * data and variables, as the published client preset does. The text of an operation brings the fragments that it spreads.
 *
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = (_schema, sources, { documentTypes }) => {
  const definitions = sources.flatMap(({ document }) => document.definitions);
  const fragments = new Map(definitions.filter(isFragment).map((fragment) => [fragment.name.value, fragment]));
  const entries = sources.map(
    ({
      rawSDL,
      document: {
        definitions: [first],
      },
    }) => {
      const name = first.name.value;
      if (isFragment(first)) return [rawSDL, `new Fragment<${name}Fragment>('${name}')`];
      const kind = first.operation === 'mutation' ? 'Mutation' : 'Query';
      const text = JSON.stringify(textOf(first, fragments));
      return [rawSDL, `${text} as Operation<${name}${kind}, ${name}${kind}Variables>`];
    },
  );
  return {
    prepend: [`import { Fragment, type Operation } from '${documentTypes}';`],
    content: `
const documents = {
${entries.map(([source, document]) => `  ${JSON.stringify(source)}: ${document},`).join('\n')}
};

/** The document with this text; the compiler knows it once \`npm run codegen\` has read it. */
export function graphql<Text extends keyof typeof documents>(text: Text): (typeof documents)[Text] {
  return documents[text];
}`,
  };
};

const isFragment = ({ kind }) => kind === Kind.FRAGMENT_DEFINITION;
