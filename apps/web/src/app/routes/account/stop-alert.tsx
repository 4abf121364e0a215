export { StopAlert as Component } from '../../../features/accounts/stop-alert';
