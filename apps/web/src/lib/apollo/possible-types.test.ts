import { buildSchema, isAbstractType } from 'graphql';
import { expect, it } from 'vitest';
import schemaText from '../../../../../schema.graphql?raw';
import { possibleTypes } from './possible-types';

it('possibleTypes has the types of each union and interface of the schema', () => {
  const schema = buildSchema(schemaText);
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
  const entries = Object.entries(possibleTypes).map(([name, types]) => [name, types.toSorted()]);
  expect(Object.fromEntries(entries)).toEqual(
    Object.fromEntries(
      abstract.map((type) => [
        type.name,
        schema
          .getPossibleTypes(type)
          .map(({ name }) => name)
          .toSorted(),
      ]),
    ),
  );
});
