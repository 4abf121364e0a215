import type { FastifyInstance } from 'fastify';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';

/** The schema as text, for integrators' code generators. */
export function schemaRoute(app: FastifyInstance, schema: GraphQLSchema): void {
  const text = printSchema(lexicographicSortSchema(schema));
  app.get('/schema.graphql', { config: { cost: 50 } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=300').send(text),
  );
}
