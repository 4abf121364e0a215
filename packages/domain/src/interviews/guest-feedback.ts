/** The links of a guest are valid for this time after the start of the interview. */
export const GUEST_LINK_DAYS = 30;

const DAY = 86_400_000;

/** Returns the time at which the links of a guest expire. */
export const guestLinkExpiry = (startsAt: Date): Date => new Date(startsAt.getTime() + GUEST_LINK_DAYS * DAY);

/** The name of a guest beside members. */
export const guestLabel = (name: string): string => `${name} (guest)`;

export const GUEST_FEEDBACK_MESSAGES = {
  linkEnded: 'This link is no longer valid. Ask the person who invited you if you still want to give feedback.',
  given: 'You have given feedback. You can change it with the same link.',
  saved: 'Thank you. Your feedback is saved, and you can change it with the same link.',
} as const;
