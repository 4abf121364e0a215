/** The GraphQL endpoint: the same origin in production, a proxied path in development. */
export const graphqlPath = '/graphql';
