export { ManageCandidates as Component } from '../../../features/manage-candidates/manage-candidates';
