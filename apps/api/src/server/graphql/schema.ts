import 'reflect-metadata';
import { type GraphQLAbstractType, type GraphQLSchema, isAbstractType, specifiedDirectives } from 'graphql';
import { buildSchema } from 'type-graphql';
import type { Resolvers } from '../../platform/core-services.js';
import { requiresDirective, roleChecker } from '../../platform/graphql/requires.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

/** Creates the schema. The domain's rules validate inputs in the services, so decorators do not. */
export async function createSchema(resolvers: Resolvers): Promise<GraphQLSchema> {
  const instances = new Map(resolvers.map((resolver) => [resolver.constructor, resolver]));
  const schema = await buildSchema({
    resolvers: [...instances.keys()] as never,
    container: { get: (cls) => instances.get(cls) as never },
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
    authChecker: roleChecker,
    directives: [...specifiedDirectives, requiresDirective],
    validate: false,
    // Apollo validates the schema.
    skipCheck: true,
  });
  for (const type of Object.values(schema.getTypeMap())) if (isAbstractType(type)) resolveByName(type);
  return schema;
}

/** Resolves abstract types by `__typename`, because compiled queries do not await type-graphql's promise. */
function resolveByName(type: GraphQLAbstractType): void {
  const { resolveType } = type;
  type.resolveType = (value, ...others) => getTypename(value) ?? resolveType?.(value, ...others);
}

const getTypename = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && '__typename' in value ? String(value.__typename) : undefined;
