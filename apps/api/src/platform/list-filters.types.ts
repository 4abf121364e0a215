import { graphqlEnum } from './graphql-enum.js';

/** The GraphQL enum of a list's orders, described with the words of the domain. */
export function sortEnum<Sort extends string>(name: string, what: string, sorts: Readonly<Record<Sort, string>>) {
  const sentences = Object.entries<string>(sorts).map(([sort, words]) => [sort, `${words}.`]);
  return graphqlEnum<Sort>(name, `The order of a list of ${what}; equal ones go by id.`, Object.fromEntries(sentences));
}
