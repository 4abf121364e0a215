export { SecondFactor as Component } from '../../../features/accounts/second-factor';
