export { ConfirmEmail as Component } from '../../../features/accounts/email-links/confirm-email';
