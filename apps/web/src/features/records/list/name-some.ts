import { formatNumber } from '../../../lib/format/format';

/** A row of a list, with its name for a question. */
export interface NamedRow {
  id: string;
  name: string;
  /** Distinguishes it from another row of the same name, such as an email. The default is its id. */
  mark?: string;
}

/** How many names a question shows; the rest is a number. */
const SHOWN = 5;

/** "Asha Patel, Rohan Mehta and 3 more"; those of the same name each with what tells them apart. */
export function nameSome(rows: readonly NamedRow[]): string {
  const names = rows.slice(0, SHOWN).map(({ id, name, mark = `ID ${id}` }) => {
    const isOnlyOne = rows.every((other) => other.id === id || other.name !== name);
    return isOnlyOne ? name : `${name} (${mark})`;
  });
  const more = rows.length - names.length;
  return names.join(', ') + (more > 0 ? ` and ${formatNumber(more)} more` : '');
}
