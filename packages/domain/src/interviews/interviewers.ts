import * as z from 'zod';
import { emailAddress, personName } from '../fields/fields.js';

/** The maximum number of people who interview in one round. */
export const MAX_INTERVIEWERS = 5;

/** The planned length of an interview, after which feedback can be expected. */
const MINUTES_OF_INTERVIEW = 60;
const MINUTES_BEFORE_REMINDER = 60;
/** Reminders of older interviews are not sent any more, for example after an outage. */
const HOURS_OF_REMINDERS = 24;

export const INTERVIEWER_MESSAGES = {
  tooMany: `An interview can have at most ${MAX_INTERVIEWERS} interviewers.`,
  none: 'Choose at least one interviewer.',
  notMember: 'Choose interviewers who work for the company.',
  incomplete: 'An interviewer is a member, or has a name and an email address.',
  twice: 'Each interviewer can be chosen once.',
} as const;

const guestSchema = z.object({
  name: personName('Name'),
  email: emailAddress('Email', 'Please enter a valid email address.'),
});

/** A member of the company, by user id, or a person without a login. */
export interface ChosenInterviewer {
  userId: string | null;
  name: string | null;
  email: string | null;
}

interface TypedInterviewer {
  userId?: string | null | undefined;
  name?: string | null | undefined;
  email?: string | null | undefined;
}

type Checked = { ok: true; interviewers: ChosenInterviewer[] } | { ok: false; message: string };

/** Checks the people of an interview. The caller checks that the members work for the company. */
export function checkInterviewers(typed: readonly TypedInterviewer[]): Checked {
  if (typed.length === 0) return { ok: false, message: INTERVIEWER_MESSAGES.none };
  if (typed.length > MAX_INTERVIEWERS) return { ok: false, message: INTERVIEWER_MESSAGES.tooMany };
  const interviewers: ChosenInterviewer[] = [];
  for (const { userId, name, email } of typed) {
    if (userId != null) {
      if (name != null || email != null) return { ok: false, message: INTERVIEWER_MESSAGES.incomplete };
      interviewers.push({ userId, name: null, email: null });
      continue;
    }
    const guest = guestSchema.safeParse({ name: name ?? '', email: email ?? '' });
    if (!guest.success)
      return { ok: false, message: guest.error.issues[0]?.message ?? INTERVIEWER_MESSAGES.incomplete };
    interviewers.push({ userId: null, ...guest.data });
  }
  const keys = interviewers.map(({ userId, email }) => userId ?? email);
  if (new Set(keys).size < keys.length) return { ok: false, message: INTERVIEWER_MESSAGES.twice };
  return { ok: true, interviewers };
}

/** Returns true if a member can read the feedback of others. An interviewer first gives their own, uninfluenced. */
export const seesOthersFeedback = (member: { onlyInterviews: boolean; hasGiven: boolean }): boolean =>
  !member.onlyInterviews || member.hasGiven;

/** Returns the range of starts of the interviews whose interviewers are reminded now: later than `after`, at the latest `until`. */
export function remindedStarts(now: Date): { after: Date; until: Date } {
  const until = new Date(now.getTime() - (MINUTES_OF_INTERVIEW + MINUTES_BEFORE_REMINDER) * 60_000);
  return { after: new Date(until.getTime() - HOURS_OF_REMINDERS * 3_600_000), until };
}
