export { ResetPassword as Component } from '../../../features/accounts/reset-password';
