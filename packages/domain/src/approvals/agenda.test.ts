import { expect, test } from 'vitest';
import { AGENDA_ENTRIES, agendaDays, agendaFromWire, agendaToWire } from './agenda.js';

test("the agenda of today's interviews covers one day", () => {
  expect(agendaDays('INTERVIEWS_TODAY', '2026-11-22')).toEqual({ from: '2026-11-22', to: '2026-11-22' });
});

test.each(['2026-11-16', '2026-11-18', '2026-11-22'])('the week of joinings is Monday to Sunday on %s', (today) => {
  expect(agendaDays('JOININGS_THIS_WEEK', today)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
});

test('each agenda entry has its own wire name', () => {
  expect(AGENDA_ENTRIES.map((entry) => agendaFromWire(agendaToWire(entry)))).toEqual(AGENDA_ENTRIES);
  expect(agendaFromWire('yesterday')).toBeUndefined();
});
