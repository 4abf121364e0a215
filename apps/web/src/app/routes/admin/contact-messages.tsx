export { ContactMessages as Component } from '../../../features/contact/contact-messages';
