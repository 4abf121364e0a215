export { loadWantedJob as loader } from '../../../features/shared/jobs/apply-intent';
export { CandidateSignUp as Component } from '../../../features/accounts/sign-up/candidate-sign-up';
