import { type InterviewMode, MINUTES_BETWEEN_INTERVIEWS } from '@job-alert/domain/interviews/interview';
import {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';

export interface CalendarEvent {
  /** The first interview of a reschedule chain. The chain shares its UID, so that calendars move the event. */
  firstId: string;
  /** The number of changes (SEQUENCE). A calendar only accepts a higher number than it has. */
  reschedules: number;
  state: 'CONFIRMED' | 'CANCELLED';
  writtenAt: Date;
  startsAt: Date;
  title: string;
  mode: InterviewMode;
  location: string;
  notes: string | null;
  /** The recipient of the email with the file. Without one, the file is not an invitation but a copy of the event. */
  attendee?: { name: string; email: string };
}

const MINUTES_OF_ALARM = 60;

/** Creates an iCalendar file (RFC 5545) with one event. Mail programs show an invitation (RFC 5546) with its buttons. */
export function calendarFile(
  organizer: { name: string; supportEmail: string; url: string },
  event: CalendarEvent,
): string {
  const isCancelled = event.state === 'CANCELLED';
  const { attendee } = event;
  const calendar = new ICalCalendar({
    prodId: { company: organizer.name, product: 'Interviews' },
    method: ICalCalendarMethod[isCancelled ? 'CANCEL' : attendee ? 'REQUEST' : 'PUBLISH'],
  });
  calendar.createEvent({
    id: `interview-${event.firstId}@${new URL(organizer.url).hostname}`,
    sequence: isCancelled ? event.reschedules + 1 : event.reschedules,
    organizer: { name: parameterValue(organizer.name), email: organizer.supportEmail },
    attendees: attendee ? [invitee(attendee)] : [],
    stamp: event.writtenAt,
    start: event.startsAt,
    end: new Date(event.startsAt.getTime() + MINUTES_BETWEEN_INTERVIEWS * 60_000),
    summary: event.title,
    status: ICalEventStatus[event.state],
    // A cancellation does not need these.
    ...(isCancelled ? {} : details(event)),
  });
  return `${calendar.toString()}\r\n`;
}

/** Parameters have no escapes: a value cannot contain a double quote (RFC 5545 3.2). */
const parameterValue = (text: string): string => text.replaceAll('"', "'").replaceAll('\\', '/');

/** Without RSVP, because replies would go to the support address, which does not read them. */
const invitee = ({ name, email }: { name: string; email: string }) => ({
  name: parameterValue(name),
  email,
  rsvp: false,
  role: ICalAttendeeRole.REQ,
  status: ICalAttendeeStatus.ACCEPTED,
});

const details = ({ mode, location, notes, title }: CalendarEvent): Partial<ICalEventData> => ({
  location,
  description: notes,
  alarms: [{ type: ICalAlarmType.display, trigger: MINUTES_OF_ALARM * 60, description: title }],
  // Online meetings always have a URL (domain rule). The library would escape these two characters with a backslash,
  // but iCalendar has no escapes in URLs.
  url: mode === 'ONLINE' ? location.replace(/[,;]/g, encodeURIComponent) : null,
});
