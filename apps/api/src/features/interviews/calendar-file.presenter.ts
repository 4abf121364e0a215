import { type InterviewMode, MINUTES_BETWEEN_INTERVIEWS } from '@job-alert/domain/interviews/interview';
import { ICalCalendar, ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';

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
}

/** Creates an iCalendar file (RFC 5545) with one event, which blocks the candidate's calendar. */
export function calendarFile(
  organizer: { name: string; supportEmail: string; url: string },
  event: CalendarEvent,
): string {
  const isCancelled = event.state === 'CANCELLED';
  const calendar = new ICalCalendar({
    prodId: { company: organizer.name, product: 'Interviews' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `interview-${event.firstId}@${new URL(organizer.url).hostname}`,
    sequence: isCancelled ? event.reschedules + 1 : event.reschedules,
    organizer: { name: organizer.name, email: organizer.supportEmail },
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

const details = ({ mode, location, notes }: CalendarEvent): Partial<ICalEventData> => ({
  location,
  description: notes,
  // Online meetings always have a URL (domain rule). The library would escape these two characters with a backslash,
  // but iCalendar has no escapes in URLs.
  url: mode === 'ONLINE' ? location.replace(/[,;]/g, encodeURIComponent) : null,
});
