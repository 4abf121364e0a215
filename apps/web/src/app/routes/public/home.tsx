export { Home as Component } from '../../../features/site/home';
