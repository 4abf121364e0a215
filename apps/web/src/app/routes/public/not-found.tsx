export { NotFound as Component } from '../../../features/site/not-found';
