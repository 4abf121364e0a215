export { Services as Component } from '../../../features/site/services';
