export { Explorer as Component } from '../../../features/jobs/explorer';
