import { SEARCH_CONSENT_VERSION } from './privacy-notice.js';

/** Administrators find a candidate only if the candidate has agreed and not objected since. */
export const SEARCH_VISIBILITIES = ['NOT_ASKED', 'VISIBLE', 'TO_CONFIRM', 'HIDDEN'] as const;
export type SearchVisibility = (typeof SEARCH_VISIBILITIES)[number];

/** Days after which candidates are asked whether their job preferences are still right. */
export const CONFIRM_AFTER_DAYS = 335;
/** Days after which a candidate who has not confirmed them is not suggested any more. */
export const CONFIRMED_DAYS = 365;

const DAY = 24 * 60 * 60_000;

interface SearchConsent {
  /** The accepted version of the privacy notice; null if none was. */
  consentVersion: string | null;
  isHidden: boolean;
}

/** Versions are dates of one width, so their texts have the order of time. */
export function searchConsent({ consentVersion, isHidden }: SearchConsent): 'NOT_ASKED' | 'VISIBLE' | 'HIDDEN' {
  if (isHidden) return 'HIDDEN';
  return consentVersion === null || consentVersion < SEARCH_CONSENT_VERSION ? 'NOT_ASKED' : 'VISIBLE';
}

interface ConfirmedConsent extends SearchConsent {
  /** The time when the job preferences were last saved or confirmed, or else when the notice was accepted. */
  confirmedAt: Date | null;
}

/** Returns the consent, and whether it is time to confirm the job preferences. */
export function searchVisibility({ confirmedAt, ...consent }: ConfirmedConsent, now: Date): SearchVisibility {
  const answer = searchConsent(consent);
  if (answer !== 'VISIBLE') return answer;
  return confirmedAt !== null && confirmedAt > confirmationDueSince(now) ? 'VISIBLE' : 'TO_CONFIRM';
}

/** Candidates who confirmed their preferences at this time or before are asked again. */
export const confirmationDueSince = (now: Date): Date => new Date(now.getTime() - CONFIRM_AFTER_DAYS * DAY);

/** Candidates who confirmed their preferences at this time or before are not suggested. */
export const confirmationEndedSince = (now: Date): Date => new Date(now.getTime() - CONFIRMED_DAYS * DAY);

/** Returns the time from which a candidate is not suggested any more. */
export const confirmationEndsAt = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + CONFIRMED_DAYS * DAY);
