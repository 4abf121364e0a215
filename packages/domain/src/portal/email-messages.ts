export const VERIFICATION_MESSAGES = {
  sent: 'We have sent you a new link. It is valid for 7 days.',
  verified: 'Your email address is confirmed.',
  already: 'Your email address is already confirmed.',
  expired: 'This link has expired.',
} as const;

export const EMAIL_CHANGE_MESSAGES = {
  same: 'This is already your email address.',
  expired: 'This link has expired or has been used.',
  taken: 'Another account now has this email address. Nothing has changed.',
  changedBack: 'Your account has its earlier email address again. All devices have been logged out.',
} as const;
