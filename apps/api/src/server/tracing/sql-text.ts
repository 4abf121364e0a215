const MAX_LENGTH = 2_000;
/** Texts in quotes, also one that is cut off, and numbers; names in backticks stay as they are. */
const VALUES = /`[^`]*`|'(?:[^'\\]|\\.|'')*(?:'|$)|"(?:[^"\\]|\\.|"")*(?:"|$)|\b0x[\da-f]+\b|\b\d+(?:\.\d+)?\b/gis;

/** A statement as a trace may show it: the driver has written people's data into some. */
export const redactSqlValues = (sql: string): string =>
  sql.replaceAll(VALUES, (text) => (text.startsWith('`') ? text : '?')).slice(0, MAX_LENGTH);

export const sqlOperation = (sql: string): string => /^\s*([a-z]+)/i.exec(sql)?.[1]?.toUpperCase() ?? 'SQL';
