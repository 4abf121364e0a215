import { SEARCH_CONSENT_VERSION } from './privacy-notice.js';

/** Administrators find a candidate only if the candidate has agreed and not objected since. */
export const SEARCH_VISIBILITIES = ['NOT_ASKED', 'VISIBLE', 'HIDDEN'] as const;
export type SearchVisibility = (typeof SEARCH_VISIBILITIES)[number];

interface SearchConsent {
  /** The accepted version of the privacy notice; null if none was. */
  consentVersion: string | null;
  isHidden: boolean;
}

/** Versions are dates of one width, so their texts have the order of time. */
export function searchVisibility({ consentVersion, isHidden }: SearchConsent): SearchVisibility {
  if (isHidden) return 'HIDDEN';
  return consentVersion !== null && consentVersion >= SEARCH_CONSENT_VERSION ? 'VISIBLE' : 'NOT_ASKED';
}
