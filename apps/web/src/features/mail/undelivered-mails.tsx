import { LIST_QUERY_OPTIONS, toListResult } from '../../components/list/list-result';
import { ListScreen } from '../../components/list/list-screen';
import { pluralizeCount } from '../../components/list/pluralize-count';
import { useList } from '../../components/list/use-list';
import { useRowChange } from '../../components/list/use-row-change';
import { type BannerMessage, useBanner } from '../../components/use-banner';
import { describeError } from '../../lib/errors/describe-error';
import { formatNumber } from '../../lib/format/format';
import { ResendAll, ResendSelected } from './bulk-resend';
import { mailColumns } from './mail-columns';
import {
  type ResendEmailsMutationVariables,
  type UndeliveredMailFragment,
  useResendEmailMutation,
  useResendEmailsMutation,
  useUndeliveredMailsQuery,
} from './undelivered-mails.generated';

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

export function UndeliveredMails() {
  const list = useList(definition);
  const filter = { search: list.filters.search || null };
  const query = useUndeliveredMailsQuery({ variables: { ...list.position, filter }, ...LIST_QUERY_OPTIONS });
  const result = toListResult(query, 'undeliveredEmails');
  const banner = useBanner();
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
      lead="Emails that the mail server rejected every time. Check the address or the server, then resend."
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
      tools={<ResendAll total={result.page?.totalCount ?? 0} onResend={() => resendMany({ filter })} />}
      rows={mailColumns(resend)}
      selection={{
        rowName: ({ subject, recipient }) => `“${subject}” to ${recipient}`,
        actions: ({ rows }) => (
          <ResendSelected count={rows.length} onResend={() => resendMany({ ids: rows.map(({ id }) => id) })} />
        ),
      }}
    />
  );
}
