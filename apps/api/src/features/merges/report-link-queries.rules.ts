/** The filter of reports by a company, with its deprecated name. */
const PARAMETERS = ['companyId', 'company'] as const;

/** Returns the query of a report link with the id of another company. Returns it unchanged if it does not name the company. */
export function withOtherCompany(query: string, from: string, to: string): string {
  const parameters = new URLSearchParams(query);
  const named = PARAMETERS.filter((name) => parameters.get(name) === from);
  if (named.length === 0) return query;
  for (const name of named) parameters.set(name, to);
  return parameters.toString();
}
