export { About as Component } from '../../../features/site/about';
