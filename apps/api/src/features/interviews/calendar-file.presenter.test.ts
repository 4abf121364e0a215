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
  ...values,
});

const linesOf = (values: Partial<CalendarEvent> = {}): string[] =>
  calendarFile(organizer, event(values)).replaceAll('\r\n ', '').split('\r\n');

test('an interview has its time in UTC, half an hour, its place, and a UID and sequence for updates', () => {
  expect(linesOf()).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Job Alert//Interviews//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:interview-7@jobs.example',
    'SEQUENCE:2',
    'DTSTAMP:20260105T100000Z',
    'DTSTART:20260108T053000Z',
    'DTEND:20260108T060000Z',
    'SUMMARY:Interview',
    'LOCATION:https://meet.example/room',
    'ORGANIZER;CN="Job Alert":mailto:help@jobs.example',
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
  expect(lines.join()).not.toMatch(/PUBLISH|meet\.example/);
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
