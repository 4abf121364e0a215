export { loadServices as loader } from '../../../features/site/load-services';
export { Services as Component } from '../../../features/site/services';
