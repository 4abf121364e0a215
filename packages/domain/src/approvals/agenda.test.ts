import { expect, test } from 'vitest';
import { AGENDA_ENTRIES, agendaDays, agendaFromWire, agendaToWire } from './agenda.js';

test('an agenda has the interviews of one day', () => {
  expect(agendaDays('INTERVIEWS_TODAY', '2026-11-22')).toEqual({ from: '2026-11-22', to: '2026-11-22' });
});

test.each(['2026-11-16', '2026-11-18', '2026-11-22'])('a week goes from Monday through Sunday: %s', (today) => {
  expect(agendaDays('JOININGS_THIS_WEEK', today)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
});

test('an address names each entry', () => {
  expect(AGENDA_ENTRIES.map((entry) => agendaFromWire(agendaToWire(entry)))).toEqual(AGENDA_ENTRIES);
  expect(agendaFromWire('yesterday')).toBeUndefined();
});
