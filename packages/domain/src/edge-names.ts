/** Translates one enum between its UPPER_CASE names inside and its names at the edge (REST, URLs, browser storage). */
export interface EdgeNames<Name extends string> {
  /** The name that the edge shows, for example `interview_schedule`. */
  toEdge(name: Name): string;
  /** Reads a name from the edge in any case, also the inside name itself; undefined when it is none of them. */
  fromEdge(text: string): Name | undefined;
}

/** Makes the two directions out of one table, so that they cannot disagree. */
export function edgeNames<Name extends string>(table: Readonly<Record<Name, string>>): EdgeNames<Name> {
  const byText = new Map<string, Name>();
  for (const name of Object.keys(table) as Name[]) byText.set(name.toLowerCase(), name);
  for (const name of Object.keys(table) as Name[]) byText.set(table[name].toLowerCase(), name);
  return {
    toEdge: (name) => table[name],
    fromEdge: (text) => byText.get(text.trim().toLowerCase()),
  };
}
