import { SEARCH_CONSENT_VERSION } from '@job-alert/domain/accounts/privacy-notice';

/** The conditions of candidates who can be found: active, and agreed to being searched (the domain's `searchVisibility`). */
export const FINDABLE = `u.type = 'CANDIDATE' AND u.is_active = 1 AND p.is_hidden_from_search = 0 AND u.consent_version >= '${SEARCH_CONSENT_VERSION}'`;

/** The time when a candidate last confirmed the preferences; without any, when the candidate accepted the notice. */
export const CONFIRMED_AT = 'COALESCE(p.preferences_confirmed_at, u.consent_at)';
