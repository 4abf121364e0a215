export { CandidateSignUp as Component } from '../../../features/accounts/candidate-sign-up';
