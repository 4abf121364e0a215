export { loadOpenings as loader } from '../../../features/jobs/load-openings';
export { Openings as Component } from '../../../features/jobs/openings';
