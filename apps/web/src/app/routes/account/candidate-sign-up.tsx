export { loadWantedJob as loader } from '../../../features/shared/wanted-job';
export { CandidateSignUp as Component } from '../../../features/accounts/candidate-sign-up';
