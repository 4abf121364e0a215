export { EmployerSignUp as Component } from '../../../features/accounts/sign-up/employer-sign-up';
