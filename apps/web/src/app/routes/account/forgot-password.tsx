export { ForgotPassword as Component } from '../../../features/accounts/email-links/forgot-password';
