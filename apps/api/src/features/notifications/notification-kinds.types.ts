const NOTIFICATION_KINDS = [
  'NEW_EMPLOYER',
  'NEW_JOB',
  'CHANGED_JOB',
  'NEW_APPLICATION',
  'NEW_PROPOSAL',
  'INTERVIEW_SCHEDULED',
  'INTERVIEW_CANCELLED',
  'APPLICATION_WITHDRAWN',
  'OFFER_ANSWERED',
  'WEBHOOK_OFF',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
export type CompanyEventKind = Exclude<NotificationKind, 'WEBHOOK_OFF'>;
