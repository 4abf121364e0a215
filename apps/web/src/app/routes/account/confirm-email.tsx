export { ConfirmEmail as Component } from '../../../features/accounts/confirm-email';
