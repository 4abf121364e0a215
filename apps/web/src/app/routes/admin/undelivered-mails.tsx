export { UndeliveredMails as Component } from '../../../features/mail/undelivered-mails';
