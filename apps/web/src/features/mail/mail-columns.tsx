import { formatDateAndTime } from '@job-alert/domain/india/calendar';
import { describeEmailError } from '@job-alert/domain/errors/email-errors';
import { EmailAddress } from '../../components/list/row-actions';
import type { Column } from '../../components/table/data-table';
import classes from './mail-columns.module.css';
import { ResendButton } from './resend-button';
import type { UndeliveredMailFragment as Mail } from './undelivered-mails.generated';

/** Shows the error in one sentence, followed by the mail server's response. */
function LastError({ error }: { error: string }) {
  return (
    <div className={classes.error}>
      <strong>{describeEmailError(error)}</strong>
      <div className={classes.reason}>{error}</div>
    </div>
  );
}

export const mailColumns = (onResend: (mail: Mail) => Promise<void>): Column<Mail>[] => [
  { key: 'recipient', header: 'Recipient', cell: ({ recipient }) => <EmailAddress>{recipient}</EmailAddress> },
  { key: 'subject', header: 'Subject', isHeading: true, cell: ({ subject }) => <strong>{subject}</strong> },
  {
    key: 'error',
    header: 'Last Error',
    cell: ({ lastError }) => (lastError === null ? '–' : <LastError error={lastError} />),
  },
  { key: 'attempts', header: 'Attempts', cell: ({ attempts }) => attempts },
  { key: 'created', header: 'Date', cell: ({ createdAt }) => formatDateAndTime(new Date(createdAt)) },
  { key: 'actions', header: 'Actions', cell: (mail) => <ResendButton mail={mail} onResend={() => onResend(mail)} /> },
];
