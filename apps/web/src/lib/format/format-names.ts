import { formatNumber } from './format';

export interface NamedRow {
  id: string;
  name: string;
  /** A text that distinguishes rows of the same name, such as an email address. The default is the id. */
  disambiguator?: string;
}

/** The maximum number of names in a confirmation. The other rows are only counted. */
const MAX_NAMES = 5;

/** Returns a text such as "Asha Patel, Rohan Mehta and 3 more". Appends the disambiguator to equal names. */
export function formatNames(rows: readonly NamedRow[]): string {
  const names = rows.slice(0, MAX_NAMES).map(({ id, name, disambiguator = `ID ${id}` }) => {
    const isOnlyOne = rows.every((other) => other.id === id || other.name !== name);
    return isOnlyOne ? name : `${name} (${disambiguator})`;
  });
  const more = rows.length - names.length;
  return names.join(', ') + (more > 0 ? ` and ${formatNumber(more)} more` : '');
}
