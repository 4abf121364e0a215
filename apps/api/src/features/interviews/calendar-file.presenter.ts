import { type InterviewMode, MINUTES_BETWEEN_INTERVIEWS } from '@job-alert/domain/interview';

/** A meeting as a calendar takes it. */
export interface CalendarEvent {
  /** Which the line of reschedules began with: what an interview is rescheduled to has the same UID, so that a calendar moves it. */
  firstId: string;
  /** How often it was changed: a calendar takes only what is newer than what it has. */
  reschedules: number;
  state: 'CONFIRMED' | 'CANCELLED';
  writtenAt: Date;
  startsAt: Date;
  title: string;
  mode: InterviewMode;
  location: string;
  notes: string | null;
}

/** An iCalendar file (RFC 5545) of one meeting. It lasts as long as the portal keeps the candidate free for it. */
export function calendarFile(
  organizer: { name: string; supportEmail: string; url: string },
  event: CalendarEvent,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(organizer.name)}//Interviews//EN`,
    `METHOD:${event.state === 'CANCELLED' ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:interview-${event.firstId}@${new URL(organizer.url).hostname}`,
    `SEQUENCE:${event.state === 'CANCELLED' ? event.reschedules + 1 : event.reschedules}`,
    `ORGANIZER:mailto:${organizer.supportEmail}`,
    `DTSTAMP:${instant(event.writtenAt)}`,
    `DTSTART:${instant(event.startsAt)}`,
    `DURATION:PT${MINUTES_BETWEEN_INTERVIEWS}M`,
    `SUMMARY:${textValue(event.title)}`,
    ...(event.state === 'CANCELLED' ? [] : details(event)),
    `STATUS:${event.state}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Where it is and what the employer says of it: nobody needs that of a meeting that does not take place. */
const details = ({ mode, location, notes }: CalendarEvent): string[] => [
  `LOCATION:${textValue(location)}`,
  // The location of an online meeting is an http or https link by the domain's rule.
  ...(mode === 'ONLINE' ? [`URL:${location}`] : []),
  ...(notes === null ? [] : [`DESCRIPTION:${textValue(notes)}`]),
];

/** 20260131T100000Z */
const instant = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const textValue = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** No line is longer than 75 octets; the next begins with a space, and no character is split. */
function fold(line: string): string {
  const folded: string[] = [];
  let piece = '';
  for (const character of line) {
    if (Buffer.byteLength(piece + character) > 75) {
      folded.push(piece);
      piece = ' ';
    }
    piece += character;
  }
  return [...folded, piece].join('\r\n');
}
