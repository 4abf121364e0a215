import { isValidDate, isValidInstant, MAX_YEAR, MIN_YEAR } from '@job-alert/domain/india/calendar';
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const YEARS = `of the years ${MIN_YEAR} to ${MAX_YEAR}`;

function parseDay(value: unknown): string {
  if (typeof value === 'string' && isValidDate(value)) return value;
  throw new GraphQLError(`A Date is a day ${YEARS}, written YYYY-MM-DD.`);
}

/** A day in Asia/Kolkata. It stays text, because it has no time zone to convert. */
export const DateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: `A day in Asia/Kolkata, written YYYY-MM-DD. Arguments accept days ${YEARS}.`,
  serialize: (value) => value as string,
  parseValue: parseDay,
  parseLiteral: (node) => parseDay(node.kind === Kind.STRING ? node.value : undefined),
});

function parseInstant(value: unknown): Date {
  const instant = typeof value === 'string' ? new Date(value) : undefined;
  if (instant && isValidInstant(instant)) return instant;
  throw new GraphQLError(`A DateTime is an instant ${YEARS}, written as ISO 8601: 2026-01-31T10:00:00.000Z.`);
}

/** An instant. Hot read-models pass text that the database has formatted; all others pass a Date. */
export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: `An instant in UTC, written as ISO 8601 with milliseconds: 2026-01-31T10:00:00.000Z. Arguments accept instants ${YEARS}.`,
  serialize: (value) => (typeof value === 'string' ? value : (value as Date).toISOString()),
  parseValue: parseInstant,
  parseLiteral: (node) => parseInstant(node.kind === Kind.STRING ? node.value : undefined),
});
