import 'reflect-metadata';
import { type GraphQLAbstractType, type GraphQLSchema, isAbstractType, specifiedDirectives } from 'graphql';
import { buildSchema } from 'type-graphql';
import type { Resolvers } from '../../platform/core-services.js';
import { requiresDirective, roleChecker } from '../../platform/graphql/requires.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

/** The one schema. Inputs are checked by the domain's rules in the services, hence no validation by decorators. */
export async function createSchema(resolvers: Resolvers): Promise<GraphQLSchema> {
  const instances = new Map(resolvers.map((resolver) => [resolver.constructor, resolver]));
  const schema = await buildSchema({
    resolvers: [...instances.keys()] as never,
    container: { get: (cls) => instances.get(cls) as never },
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
    authChecker: roleChecker,
    directives: [...specifiedDirectives, requiresDirective],
    validate: false,
    // Apollo checks the schema again.
    skipCheck: true,
  });
  for (const type of Object.values(schema.getTypeMap())) if (isAbstractType(type)) resolveByName(type);
  return schema;
}

/**
 * A value of an interface or a union says its type itself. type-graphql asks for it in a promise, for which compiled queries do
 * not wait.
 */
function resolveByName(type: GraphQLAbstractType): void {
  const { resolveType } = type;
  type.resolveType = (value, ...others) => getTypename(value) ?? resolveType?.(value, ...others);
}

const getTypename = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && '__typename' in value ? String(value.__typename) : undefined;
