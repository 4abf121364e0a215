/** Resolver classes, each with its instance. */
export type Resolvers = (readonly [resolverClass: unknown, instance: unknown])[];
