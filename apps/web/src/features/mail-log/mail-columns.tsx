import { formatDateAndTime } from '@job-alert/domain/calendar';
import { EmailAddress } from '../../components/admin/row-actions';
import type { Column } from '../../components/data-table';
import classes from './mail-columns.module.css';
import { ResendButton } from './resend-button';
import type { UndeliveredMailFragment as Mail } from './undelivered-mails.generated';

/** The columns of the undelivered mails. */
export const mailColumns = (onResend: (mail: Mail) => Promise<void>): Column<Mail>[] => [
  { key: 'recipient', header: 'Recipient', cell: ({ recipient }) => <EmailAddress>{recipient}</EmailAddress> },
  { key: 'subject', header: 'Subject', cell: ({ subject }) => <strong>{subject}</strong> },
  {
    key: 'error',
    header: 'Last Error',
    cell: ({ lastError }) => (lastError === null ? '–' : <span className={classes.error}>{lastError}</span>),
  },
  { key: 'attempts', header: 'Attempts', cell: ({ attempts }) => attempts },
  { key: 'created', header: 'Date', cell: ({ createdAt }) => formatDateAndTime(new Date(createdAt)) },
  { key: 'actions', header: 'Actions', cell: (mail) => <ResendButton mail={mail} onResend={() => onResend(mail)} /> },
];
