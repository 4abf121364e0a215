export { UndeliveredMails as Component } from '../../../features/mail-log/undelivered-mails';
