export { CandidateSignUp as Component } from '../../../features/accounts/sign-up/candidate-sign-up';
export { loadApplyIntent as loader } from '../../../features/shared/jobs/apply-intent';
