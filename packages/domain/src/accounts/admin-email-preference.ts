/** Emails that an administrator gets about pending requests. */
export const ADMIN_EMAIL_PREFERENCES = ['EACH', 'DIGEST', 'NONE'] as const;
export type AdminEmailPreference = (typeof ADMIN_EMAIL_PREFERENCES)[number];

export const ADMIN_EMAIL_PREFERENCE_LABELS: Readonly<Record<AdminEmailPreference, string>> = {
  DIGEST: 'One mail at 10:00 am on working days, with what waits and what is late',
  EACH: 'A mail for each new request',
  NONE: 'No mails; the bell shows what is new',
};
