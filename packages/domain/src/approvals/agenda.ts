import { addDays, startOfWeek } from '../india/calendar.js';
import { wireNames } from '../text/wire-names.js';

/** Entries of the administrators' agenda: dated events that need no decision. */
export const AGENDA_ENTRIES = ['INTERVIEWS_TODAY', 'JOININGS_THIS_WEEK'] as const;
export type AgendaEntry = (typeof AGENDA_ENTRIES)[number];

const wire = wireNames<AgendaEntry>({
  INTERVIEWS_TODAY: 'interviews-today',
  JOININGS_THIS_WEEK: 'joinings-this-week',
});

export const agendaToWire = wire.toWire;

export const agendaFromWire = wire.fromWire;

/** Returns the days of an entry, inclusive. A week starts on Monday and includes its past days. */
export function agendaDays(entry: AgendaEntry, today: string): { from: string; to: string } {
  if (entry === 'INTERVIEWS_TODAY') return { from: today, to: today };
  const from = startOfWeek(today);
  return { from, to: addDays(from, 6) };
}
