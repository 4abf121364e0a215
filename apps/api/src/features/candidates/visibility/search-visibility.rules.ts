import { CONFIRMED_DAYS } from '@job-alert/domain/accounts/search-visibility';
import { SEARCH_CONSENT_VERSION } from '@job-alert/domain/accounts/privacy-notice';

const REACTION_SINCE = `UTC_TIMESTAMP(3) - INTERVAL ${CONFIRMED_DAYS} DAY`;

/**
 * An imported candidate who has not accepted the notice yet, and whose consent the import states. Without any reaction for 12 months, such
 * as a confirmation or an application, the candidate is not found any more. A login needs the accepted notice.
 */
export const IMPORTED_WITH_CONSENT = `(u.consent_version IS NULL AND p.import_consent_at IS NOT NULL
  AND (p.import_consent_at > ${REACTION_SINCE} OR p.preferences_confirmed_at > ${REACTION_SINCE}
    OR EXISTS (SELECT 1 FROM application r WHERE r.candidate_id = u.id AND r.applied_at > ${REACTION_SINCE})))`;

/** The conditions of candidates who can be found: active, and agreed to being searched (the domain's `searchVisibility`). */
export const FINDABLE = `u.type = 'CANDIDATE' AND u.is_active = 1 AND p.is_hidden_from_search = 0
  AND (u.consent_version >= '${SEARCH_CONSENT_VERSION}' OR ${IMPORTED_WITH_CONSENT})`;

/** The time when a candidate last confirmed the preferences; without any, when the candidate agreed to being found. */
export const CONFIRMED_AT = 'COALESCE(p.preferences_confirmed_at, u.consent_at, p.import_consent_at)';
