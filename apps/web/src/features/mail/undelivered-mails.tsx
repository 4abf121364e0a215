import { describeEmailError } from '@job-alert/domain/errors/email-errors';
import { formatDateAndTime } from '@job-alert/domain/india/calendar';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { PendingButton } from '../../components/buttons/pending-button';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { LIST_QUERY_OPTIONS, toListResult } from '../../components/list/list-result';
import { ListScreen } from '../../components/list/list-screen';
import { pluralizeCount } from '../../components/list/pluralize-count';
import { EmailAddress } from '../../components/list/row-actions';
import { useList } from '../../components/list/use-list';
import { useRowChange } from '../../components/list/use-row-change';
import type { Column } from '../../components/table/data-table';
import { type BannerMessage, useBanner } from '../../components/use-banner';
import { describeError } from '../../lib/errors/describe-error';
import { formatNumber } from '../../lib/format/format';
import { useAsyncAction } from '../../lib/forms/use-async-action';
import { useCan } from '../../lib/session/use-can';
import classes from './mail-columns.module.css';
import {
  type UndeliveredMailFragment as Mail,
  type ResendEmailsMutationVariables,
  type UndeliveredMailFragment,
  useResendEmailMutation,
  useResendEmailsMutation,
  useUndeliveredMailsQuery,
} from './undelivered-mails.generated';

function ResendSelected({ count, onResend }: { count: number; onResend: () => Promise<void> }) {
  const { isPending, run } = useAsyncAction();
  return (
    <PendingButton
      size="sm"
      variant="default"
      isPending={isPending}
      pendingText="Sending..."
      isBlocked={count === 0}
      onClick={() => void run(onResend)}
    >
      {`Resend Selected (${formatNumber(count)})`}
    </PendingButton>
  );
}

/** Resends the whole list. After an outage of the mail server it may contain hundreds of emails. */
function ResendAll({ total, onResend }: { total: number; onResend: () => Promise<void> }) {
  const [opened, setOpened] = useState(false);
  if (total === 0) return null;
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setOpened(true)}>
        {`Resend All (${formatNumber(total)})`}
      </Button>
      <ConfirmDialog
        opened={opened}
        title="Resend All"
        confirmLabel="Resend All"
        pendingLabel="Sending..."
        onClose={() => setOpened(false)}
        onConfirm={onResend}
      >
        {`${pluralizeCount(total, 'emails')} will be sent again, on all pages of this list.`}
      </ConfirmDialog>
    </>
  );
}

interface ResendButtonProps {
  mail: { recipient: string; subject: string };
  onResend: () => Promise<void>;
}

function ResendButton({ mail, onResend }: ResendButtonProps) {
  const { isPending, run } = useAsyncAction();
  return (
    <PendingButton
      size="compact-sm"
      variant="default"
      radius="sm"
      aria-label={`Resend “${mail.subject}” to ${mail.recipient}`}
      isPending={isPending}
      pendingText="Sending..."
      onClick={() => void run(onResend)}
    >
      Resend
    </PendingButton>
  );
}

/** Shows the error in one sentence, followed by the mail server's response. */
function LastError({ error }: { error: string }) {
  return (
    <div className={classes.error}>
      <strong>{describeEmailError(error)}</strong>
      <div className={classes.reason}>{error}</div>
    </div>
  );
}

const mailColumns: Column<Mail>[] = [
  { key: 'recipient', header: 'Recipient', cell: ({ recipient }) => <EmailAddress>{recipient}</EmailAddress> },
  { key: 'subject', header: 'Subject', isHeading: true, cell: ({ subject }) => <strong>{subject}</strong> },
  {
    key: 'error',
    header: 'Last Error',
    cell: ({ lastError }) => (lastError === null ? '–' : <LastError error={lastError} />),
  },
  { key: 'attempts', header: 'Attempts', cell: ({ attempts }) => attempts },
  { key: 'created', header: 'Date', cell: ({ createdAt }) => formatDateAndTime(new Date(createdAt)) },
];

const actionsColumn = (onResend: (mail: Mail) => Promise<void>): Column<Mail> => ({
  key: 'actions',
  header: 'Actions',
  cell: (mail) => <ResendButton mail={mail} onResend={() => onResend(mail)} />,
});

const definition = {
  filters: { search: { kind: 'text', label: 'Recipient, subject or error', maxLength: 200 } },
} as const;

/**
 * Returns the message about a bulk resend. Emails that have left the list meanwhile were sent by another administrator.
 */
function bulkResendMessage(
  { resentIds, remainingCount } = { resentIds: [] as readonly string[], remainingCount: 0 },
): BannerMessage {
  const text = `${pluralizeCount(resentIds.length, 'emails')} will be sent again.`;
  return {
    tone: 'success',
    text: remainingCount === 0 ? text : `${text} Still to resend: ${formatNumber(remainingCount)}.`,
  };
}

const describe = (error: unknown) =>
  describeError(error, { fallback: 'Could not resend the email. Please try again.' });

const LEAD = 'Emails that the mail server rejected every time.';

export function UndeliveredMails() {
  const list = useList(definition);
  const filter = { search: list.filters.search || null };
  const query = useUndeliveredMailsQuery({ variables: { ...list.position, filter }, ...LIST_QUERY_OPTIONS });
  const result = toListResult(query, 'undeliveredEmails');
  const banner = useBanner();
  const canResend = useCan('Mutation.resendEmails');
  const [resendEmail] = useResendEmailMutation();
  const [resendEmails] = useResendEmailsMutation();
  const change = useRowChange({ banner, reload: result.reload, describe });

  const resend = ({ id, recipient }: UndeliveredMailFragment) =>
    change(
      () => resendEmail({ variables: { input: { id } } }),
      `The email to ${recipient} will be sent again.`,
      () => result.removeRows([id]),
    );

  const resendMany = (input: ResendEmailsMutationVariables['input']) =>
    change(
      () => resendEmails({ variables: { input } }),
      ({ data }) => bulkResendMessage(data?.resendEmails),
      ({ data }) => result.removeRows(data?.resendEmails.resentIds ?? []),
    );

  return (
    <ListScreen
      title="Undelivered Emails"
      lead={canResend ? `${LEAD} Check the address or the server, then resend.` : LEAD}
      width="full"
      recordsName="emails"
      list={list}
      result={result}
      banner={banner}
      errorText="Failed to fetch emails. Please try again."
      empty={{
        text: 'No undelivered emails.',
        hint: 'Emails that could not be delivered after several attempts appear here.',
      }}
      csv={{ file: 'undelivered-mails' }}
      tools={
        canResend ? (
          <ResendAll total={result.page?.totalCount ?? 0} onResend={() => resendMany({ filter })} />
        ) : undefined
      }
      rows={canResend ? [...mailColumns, actionsColumn(resend)] : mailColumns}
      selection={
        canResend
          ? {
              rowName: ({ subject, recipient }) => `“${subject}” to ${recipient}`,
              actions: ({ rows }) => (
                <ResendSelected count={rows.length} onResend={() => resendMany({ ids: rows.map(({ id }) => id) })} />
              ),
            }
          : undefined
      }
    />
  );
}
