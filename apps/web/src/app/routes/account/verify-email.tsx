export { VerifyEmail as Component } from '../../../features/accounts/email-links/verify-email';
