import 'reflect-metadata';
import { type GraphQLSchema, specifiedDirectives } from 'graphql';
import { buildSchema } from 'type-graphql';
import type { Resolvers } from '../platform/foundation.js';
import { requiresDirective, roleChecker } from '../platform/requires.js';
import { DateTimeScalar } from '../platform/scalars.js';

/** The one schema. Inputs are checked by the domain's rules in the services, hence no validation by decorators. */
export function createSchema(resolvers: Resolvers): Promise<GraphQLSchema> {
  const instances = new Map(resolvers.map((resolver) => [resolver.constructor, resolver]));
  return buildSchema({
    resolvers: [...instances.keys()] as never,
    container: { get: (cls) => instances.get(cls) as never },
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
    authChecker: roleChecker,
    directives: [...specifiedDirectives, requiresDirective],
    validate: false,
  });
}
