export { Contact as Component } from '../../../features/site/contact';
