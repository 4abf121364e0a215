import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';

/** What these screens say when the server fails, and when no answer comes. */
export const FAILURE_SENTENCES = {
  fallback: COMMON_MESSAGES.wentWrong,
  network: COMMON_MESSAGES.wentWrongTryAgain,
};
