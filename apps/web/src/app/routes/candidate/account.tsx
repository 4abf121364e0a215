export { Account as Component } from '../../../features/accounts/account';
