import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';

/** Error messages of these screens for server errors and missing responses. */
export const FAILURE_SENTENCES = {
  fallback: COMMON_MESSAGES.wentWrong,
  network: COMMON_MESSAGES.wentWrongTryAgain,
};
