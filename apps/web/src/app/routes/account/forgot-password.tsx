export { ForgotPassword as Component } from '../../../features/accounts/forgot-password';
