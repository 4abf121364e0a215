import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';

export const ERROR_MESSAGES = {
  fallback: COMMON_MESSAGES.wentWrong,
  network: COMMON_MESSAGES.wentWrongTryAgain,
};
