/** Where people write to when SUPPORT_EMAIL is not set. */
export const DEFAULT_SUPPORT_EMAIL = 'support@job-alert.example';

/** The name of the page's meta element by which the server tells the screens SUPPORT_EMAIL. */
export const SUPPORT_EMAIL_META = 'support-email';
