export { CandidateProfile as Component } from '../../../features/candidates/candidate-profile';
