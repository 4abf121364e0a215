export { Applicants as Component } from '../../../features/applicants/applicants';
