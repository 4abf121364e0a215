import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';

export const FAILURE_SENTENCES = {
  fallback: COMMON_MESSAGES.wentWrong,
  network: COMMON_MESSAGES.wentWrongTryAgain,
};
