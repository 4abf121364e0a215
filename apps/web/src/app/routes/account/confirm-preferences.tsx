export { ConfirmPreferences as Component } from '../../../features/accounts/email-links/confirm-preferences';
