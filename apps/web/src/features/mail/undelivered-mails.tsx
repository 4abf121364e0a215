import { listAnswer, liveList } from '../../components/list/list-answer';
import { PlainList } from '../../components/list/plain-list';
import { useRowChange } from '../../components/list/use-row-change';
import { Banner, useBanner } from '../../components/banner';
import { DataTable } from '../../components/data-table';
import { ExportButton } from '../../components/export-button';
import { Screen } from '../../components/screen';
import { usePageSize } from '../../lib/kept-page-size';
import { describeError } from '../../lib/errors/describe-error';
import { pageNumber, useUrlFilters } from '../../lib/url/use-url-filters';
import { mailColumns } from './mail-columns';
import {
  type UndeliveredMailFragment,
  useResendMailMutation,
  useUndeliveredMailsQuery,
} from './undelivered-mails.generated';

const defaults = { page: '1' };
const failed = 'Failed to fetch mails. Please try again.';
const empty = {
  text: 'No undelivered mails.',
  hint: 'Mails that could not be delivered after several attempts appear here.',
};
const describe = (error: unknown) => describeError(error, { fallback: 'Could not resend the mail. Please try again.' });

/** Mails that all attempts could not deliver; each can be sent again. */
export function UndeliveredMails() {
  const [filters, setFilters] = useUrlFilters(defaults);
  const page = pageNumber(filters.page);
  const query = useUndeliveredMailsQuery({
    variables: { first: usePageSize(), page },
    ...liveList,
  });
  const answer = listAnswer(query, 'deadMails');
  const banner = useBanner();
  const [resendMail] = useResendMailMutation();
  const change = useRowChange({ banner, reload: answer.reload, describe });

  const resend = ({ id, recipient }: UndeliveredMailFragment) =>
    change(
      () => resendMail({ variables: { input: { id } } }),
      `The mail to ${recipient} will be sent again.`,
      () => answer.drop([id]),
    );

  return (
    <Screen
      title="Undelivered Mails"
      lead="Mails that the mail server refused every time. Check the address or the server, then resend."
      width="full"
      action={<ExportButton what="mails" file="undelivered-mails" filters={{}} banner={banner} />}
    >
      <Banner message={banner.message} floating />
      <PlainList
        label="Mails"
        what="mails"
        failed={failed}
        empty={empty}
        answer={answer}
        page={page}
        onTurn={(next, options) => setFilters({ page: String(next) }, options)}
      >
        {(mails) => (
          <DataTable
            dense
            caption="Undelivered Mails"
            columns={mailColumns(resend)}
            rows={mails}
            rowKey={({ id }) => id}
          />
        )}
      </PlainList>
    </Screen>
  );
}
