export { EmployerSignUp as Component } from '../../../features/accounts/employer-sign-up';
