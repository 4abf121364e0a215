export { Openings as Component } from '../../../features/jobs/openings';
