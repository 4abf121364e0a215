/** Which mails an administrator gets about what waits. */
export const OFFICE_MAILS = ['EACH', 'DIGEST', 'NONE'] as const;
export type OfficeMail = (typeof OFFICE_MAILS)[number];

/** The words on screens. */
export const OFFICE_MAIL_LABELS: Readonly<Record<OfficeMail, string>> = {
  DIGEST: 'One mail at 10:00 on working days, with what waits and what is late',
  EACH: 'A mail for each new request',
  NONE: 'No mails; the bell shows what is new',
};
