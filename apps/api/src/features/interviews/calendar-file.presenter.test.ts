import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file.presenter.js';

const organizer = { name: 'Job Alert', supportEmail: 'help@jobs.example', url: 'https://jobs.example' };

const event = (values: Partial<CalendarEvent> = {}): CalendarEvent => ({
  firstId: '7',
  reschedules: 2,
  title: 'Interview',
  state: 'CONFIRMED',
  mode: 'ONLINE',
  notes: null,
  writtenAt: new Date('2026-01-05T10:00:00Z'),
  startsAt: new Date('2026-01-08T05:30:00Z'),
  location: 'https://meet.example/room',
  attendee: { name: 'Asha Patel', email: 'asha@test.example' },
  ...values,
});

const linesOf = (values: Partial<CalendarEvent> = {}): string[] =>
  calendarFile(organizer, event(values)).replaceAll('\r\n ', '').split('\r\n');

test('an interview has its time in UTC, half an hour, its place, and a UID and sequence for updates', () => {
  expect(linesOf()).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Job Alert//Interviews//EN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'UID:interview-7@jobs.example',
    'SEQUENCE:2',
    'DTSTAMP:20260105T100000Z',
    'DTSTART:20260108T053000Z',
    'DTEND:20260108T060000Z',
    'SUMMARY:Interview',
    'LOCATION:https://meet.example/room',
    'ORGANIZER;CN="Job Alert":mailto:help@jobs.example',
    'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;CN="Asha Patel":MAILTO:asha@test.example',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT1H',
    'DESCRIPTION:Interview',
    'END:VALARM',
    'URL;VALUE=URI:https://meet.example/room',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a cancelled interview is removed from the calendar', () => {
  const lines = linesOf({ state: 'CANCELLED' });
  expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:3', 'STATUS:CANCELLED']));
  expect(lines.join()).toContain('MAILTO:asha@test.example');
  expect(lines.join()).not.toMatch(/REQUEST|VALARM|meet\.example/);
});

test('a quote or a backslash in a name does not end the parameter', () => {
  const attendee = { name: 'S. "Sam" \\Shah', email: 'sam@test.example' };
  const file = calendarFile({ ...organizer, name: 'The "Best" Jobs' }, event({ attendee }));
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain(`ORGANIZER;CN="The 'Best' Jobs":mailto:help@jobs.example`);
  expect(lines.find((line) => line.startsWith('ATTENDEE'))).toContain(`CN="S. 'Sam' /Shah":`);
});

test('a downloaded file is a copy without an attendee', () => {
  const { attendee: _, ...copy } = event();
  const file = calendarFile(organizer, copy);
  expect(file).toContain('METHOD:PUBLISH');
  expect(file).not.toContain('ATTENDEE');
});

test('the place of a face-to-face interview is not written as a URL', () => {
  const lines = linesOf({ mode: 'FACE_TO_FACE', location: 'Room 4, Ring Road; Surat' });
  expect(lines).toContain('LOCATION:Room 4\\, Ring Road\\; Surat');
  expect(lines.filter((line) => line.startsWith('URL'))).toEqual([]);
});

test('a link is written as a valid URL, without text escapes', () => {
  const lines = linesOf({ location: 'https://meet.example/room?with=a,b;c' });
  expect(lines).toContain('URL;VALUE=URI:https://meet.example/room?with=a%2Cb%3Bc');
});

test("a user's text cannot add lines to the file", () => {
  const lines = linesOf({ title: 'A\r\nATTENDEE:mailto:b@test.example', notes: 'One\nTwo \\ three' });
  expect(lines).toContain('SUMMARY:A\\nATTENDEE:mailto:b@test.example');
  expect(lines).toContain('DESCRIPTION:One\\nTwo \\\\ three');
});

test('no line is longer than 75 octets, and no character is split', () => {
  const notes = 'સુરત में साक्षात्कार '.repeat(20).trim();
  const file = calendarFile(organizer, event({ notes }));
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${notes}\r\n`);
});
