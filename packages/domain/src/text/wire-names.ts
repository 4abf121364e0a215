/** Converts an enum between its UPPER_CASE names in code and its wire format (REST, URLs, browser storage). */
export interface WireNames<Name extends string> {
  /** All names in code, and their wire formats in the same order. */
  readonly names: readonly Name[];
  readonly words: readonly string[];
  /** Returns the wire format, for example `interview_schedule`. */
  toWire(name: Name): string;
  /** Parses the wire format or the name in code, ignoring case. Returns undefined for other text. */
  fromWire(text: string): Name | undefined;
}

/** Creates both directions from one table. */
export function wireNames<Name extends string>(table: Readonly<Record<Name, string>>): WireNames<Name> {
  const names = Object.keys(table) as Name[];
  const byText = new Map(names.map((name) => [name.toLowerCase(), name]));
  for (const name of names) byText.set(table[name].toLowerCase(), name);
  return {
    names,
    words: names.map((name) => table[name]),
    toWire: (name) => table[name],
    fromWire: (text) => byText.get(text.trim().toLowerCase()),
  };
}
