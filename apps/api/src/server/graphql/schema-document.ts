import type { FastifyInstance } from 'fastify';
import {
  type ConstDirectiveNode,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  visit,
} from 'graphql';
import { CachedBody, sendCacheable } from '../../platform/http/cached-body.js';

/** Returns the schema as text with the directives of fields, which graphql's printer omits. */
export function schemaText(schema: GraphQLSchema): string {
  const text = printSchema(lexicographicSortSchema(schema));
  let printed = '';
  let end = 0;
  let fieldDirectives: ReadonlyMap<string, readonly ConstDirectiveNode[]> = new Map();
  const enterType = ({ name }: { name: { value: string } }): void => {
    fieldDirectives = directivesByField(schema, name.value);
  };
  visit(parse(text), {
    ObjectTypeDefinition: enterType,
    InterfaceTypeDefinition: enterType,
    FieldDefinition({ name, loc }) {
      const directives = fieldDirectives.get(name.value);
      if (!directives || !loc) return;
      printed += [text.slice(end, loc.end), ...directives.map(print)].join(' ');
      end = loc.end;
    },
  });
  return printed + text.slice(end);
}

function directivesByField(schema: GraphQLSchema, typeName: string): Map<string, readonly ConstDirectiveNode[]> {
  const type = schema.getType(typeName);
  const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
  return new Map(fields.flatMap(({ name, astNode }) => (astNode?.directives ? [[name, astNode.directives]] : [])));
}

/** Serves the schema as text for code generators. */
export function schemaRoute(app: FastifyInstance, schema: GraphQLSchema): void {
  const text = new CachedBody(() => schemaText(schema));
  app.get('/schema.graphql', { config: { cost: 50 } }, async (request, reply) => {
    void reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=300');
    return sendCacheable(request, reply, text);
  });
}
