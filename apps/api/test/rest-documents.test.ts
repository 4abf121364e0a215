import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { describingResolvers } from '../src/container.js';
import { Operations } from '../src/rest/operation.js';
import { restRoutes } from '../src/rest/table.js';
import { createSchema } from '../src/server/graphql/schema.js';

test('every operation that a REST row may run fits the schema', async () => {
  const schema = await createSchema(describingResolvers());
  expect(() => new Operations(schema, restRoutes)).not.toThrow();
});

test('a row that the schema refuses ends the start', () => {
  const other = buildSchema('type Query { rooms: [Int!]! }');
  expect(() => new Operations(other, restRoutes)).toThrow(/^A REST row has a document that the schema refuses/);
});
