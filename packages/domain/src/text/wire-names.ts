/** Converts an enum between its UPPER_CASE names in code and its wire format (REST, URLs, browser storage). */
interface WireNames<Name extends string> {
  /** Returns the wire format, for example `interview_schedule`. */
  toWire(name: Name): string;
  /** Parses the wire format or the name in code, ignoring case. Returns undefined for other text. */
  fromWire(text: string): Name | undefined;
}

/** Creates both directions from one table. */
export function wireNames<Name extends string>(table: Readonly<Record<Name, string>>): WireNames<Name> {
  const byText = new Map<string, Name>();
  for (const name of Object.keys(table) as Name[]) byText.set(name.toLowerCase(), name);
  for (const name of Object.keys(table) as Name[]) byText.set(table[name].toLowerCase(), name);
  return {
    toWire: (name) => table[name],
    fromWire: (text) => byText.get(text.trim().toLowerCase()),
  };
}
