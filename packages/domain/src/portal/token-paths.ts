/** Pages whose URL contains a secret from an email. They send no referrer and are excluded from search engines. */
export const TOKEN_PATHS = {
  /** The token is the next segment of the path. */
  resetPassword: '/reset-password',
  verifyEmail: '/job-alert/verify-email',
  confirmEmail: '/job-alert/confirm-email',
  /** A POST to the signed address stops the job alert at once. */
  stopAlert: '/job-alert/stop-alert',
  /** A POST to the signed address confirms the job preferences, or hides the candidate from the search. */
  confirmPreferences: '/job-alert/confirm-preferences',
  offer: '/job-alert/offer',
  invitation: '/job-alert/invitation',
  guestFeedback: '/job-alert/interview-feedback',
} as const;

/** The value of `ask` in the link of `confirmPreferences` that asks an imported person whether to be removed. */
export const ASK_REMOVAL = 'remove';
