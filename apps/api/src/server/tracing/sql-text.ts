const MAX_LENGTH = 2_000;
/** Quoted texts, including truncated ones, and numbers. Names in backticks stay unchanged. */
const VALUES = /`[^`]*`|'(?:[^'\\]|\\.|'')*(?:'|$)|"(?:[^"\\]|\\.|"")*(?:"|$)|\b0x[\da-f]+\b|\b\d+(?:\.\d+)?\b/gis;

/** Removes values from a statement for traces. Some drivers insert personal data into the text. */
export const redactSqlValues = (sql: string): string =>
  sql.replaceAll(VALUES, (text) => (text.startsWith('`') ? text : '?')).slice(0, MAX_LENGTH);

export const sqlOperation = (sql: string): string => /^\s*([a-z]+)/i.exec(sql)?.[1]?.toUpperCase() ?? 'SQL';
