import { readFile } from 'node:fs/promises';
import { isErrorCode } from '@job-alert/domain/errors/error-codes';
import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { schemaOnlyResolvers } from '../src/container.js';
import { createSchema } from '../src/server/graphql/schema.js';
import { schemaText } from '../src/server/graphql/schema-document.js';

describe('the schema', () => {
  let schema: GraphQLSchema;
  beforeAll(async () => {
    schema = await createSchema(schemaOnlyResolvers());
  });

  test('describes every type, field, argument, input field and enum value', () => {
    const bare = Object.values(schema.getTypeMap())
      .filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
      .flatMap((type) => describable(type))
      .filter(([, description]) => !description?.trim())
      .map(([name]) => name);
    expect(bare).toEqual([]);
  });

  test('names only codes of ErrorCode in the errors of its descriptions', () => {
    const errors = schemaText(schema).match(/Errors(?: of the whole call)?: [^\n"]*/g) ?? [];
    expect(errors.length).toBeGreaterThan(20);
    const words = errors.flatMap((text) => text.match(/\b[A-Z]{2,}(?:_[A-Z]+)*\b/g) ?? []);
    expect([...new Set(words)].filter((word) => !isErrorCode(word))).toEqual([]);
  });

  test('has mutations with at most one input and a payload, both named after the mutation', () => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
    expect(mutations.length).toBeGreaterThan(30);
    const others = mutations.filter(({ name, args, type }) => {
      const ownName = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      const parameters = args.map((arg) => `${arg.name}: ${String(arg.type)}`);
      return !(
        String(type) === `${ownName}Payload!` && ['', `input: ${ownName}Input!`].includes(parameters.join(', '))
      );
    });
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  test('equals schema.graphql', async () => {
    const file = await readFile(new URL('../../../schema.graphql', import.meta.url), 'utf8');
    expect(file).toBe(`${schemaText(schema)}\n`);
  });
});

type Describable = [name: string, description: string | null | undefined];

/** The GraphQL specification names the root types. They need no description. */
const ROOTS = new Set(['Query', 'Mutation']);

function describable(type: GraphQLNamedType): Describable[] {
  const own: Describable[] = ROOTS.has(type.name) ? [] : [[type.name, type.description]];
  if (isEnumType(type)) {
    return [
      ...own,
      ...type.getValues().map(({ name, description }): Describable => [`${type.name}.${name}`, description]),
    ];
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return [...own, ...fields.map(({ name, description }): Describable => [`${type.name}.${name}`, description])];
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return own;
  const fields = Object.values(type.getFields()).flatMap(({ name, description, args }): Describable[] => [
    [`${type.name}.${name}`, description],
    ...args.map((arg): Describable => [`${type.name}.${name}(${arg.name})`, arg.description]),
  ]);
  return [...own, ...fields];
}
