export { ContactMessages as Component } from '../../../features/contact-messages/contact-messages';
