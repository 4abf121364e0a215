export { ResetPassword as Component } from '../../../features/accounts/email-links/reset-password';
