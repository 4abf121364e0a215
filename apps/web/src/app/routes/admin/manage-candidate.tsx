export { ManageCandidates as Component } from '../../../features/records/candidates/manage-candidates';
