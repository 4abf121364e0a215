import { type InterviewMode, MINUTES_BETWEEN_INTERVIEWS } from '@job-alert/domain/interview';
import { ICalCalendar, ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';

/** A meeting as a calendar takes it. */
export interface CalendarEvent {
  /** The id of the first interview of a line of reschedules. All of them have its UID, so that a calendar moves the event. */
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
    // Nobody needs these for a meeting that does not take place.
    ...(isCancelled ? {} : details(event)),
  });
  return `${calendar.toString()}\r\n`;
}

const details = ({ mode, location, notes }: CalendarEvent): Partial<ICalEventData> => ({
  location,
  description: notes,
  // The domain requires a web address for an online meeting. The library would put a backslash before these two characters,
  // but iCalendar has no escapes in addresses.
  url: mode === 'ONLINE' ? location.replace(/[,;]/g, encodeURIComponent) : null,
});
