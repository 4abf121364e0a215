/** Which mails an administrator gets about what waits. */
export const ADMIN_EMAIL_PREFERENCES = ['EACH', 'DIGEST', 'NONE'] as const;
export type AdminEmailPreference = (typeof ADMIN_EMAIL_PREFERENCES)[number];

/** The words on screens. */
export const ADMIN_EMAIL_PREFERENCE_LABELS: Readonly<Record<AdminEmailPreference, string>> = {
  DIGEST: 'One mail at 10:00 on working days, with what waits and what is late',
  EACH: 'A mail for each new request',
  NONE: 'No mails; the bell shows what is new',
};
