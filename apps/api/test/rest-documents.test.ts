import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { schemaOnlyResolvers } from '../src/container.js';
import { Operations } from '../src/rest/operation.js';
import { restRoutes } from '../src/rest/routes.js';
import { createSchema } from '../src/server/graphql/schema.js';

test('every operation of a REST route is valid for the schema', async () => {
  const operations = new Operations(await createSchema(schemaOnlyResolvers()));
  const documents = new Set(restRoutes.flatMap((route) => route.documents));
  for (const document of documents) expect(() => operations.validate(document, {}, () => ({}))).not.toThrow();
});

test('validation reports a document that the schema rejects', () => {
  const other = new Operations(buildSchema('type Query { rooms: [Int!]! }'));
  expect(() => other.validate('{ viewer { id } }', {}, () => ({}))).toThrow(
    /^A REST route has a document that the schema rejects/,
  );
});
