export { StopAlert as Component } from '../../../features/accounts/email-links/stop-alert';
