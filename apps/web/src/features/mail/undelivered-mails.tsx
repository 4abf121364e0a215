import { useState } from 'react';
import { countOf } from '../../components/list/count-of';
import { listAnswer, liveList } from '../../components/list/list-answer';
import { PlainList } from '../../components/list/plain-list';
import { useRowChange } from '../../components/list/use-row-change';
import { Banner } from '../../components/banner';
import { type BannerMessage, useBanner } from '../../components/use-banner';
import { DataTable } from '../../components/data-table';
import { ExportButton } from '../../components/export-button';
import { Screen } from '../../components/screen';
import { usePageSize } from '../../lib/kept-page-size';
import { describeError } from '../../lib/errors/describe-error';
import { pageNumber, useUrlFilters } from '../../lib/url/use-url-filters';
import { formatNumber } from '../../lib/format/format';
import { mailColumns } from './mail-columns';
import { MailSearch } from './mail-search';
import { ResendSelected } from './resend-button';
import {
  type UndeliveredMailFragment,
  useResendMailMutation,
  useUndeliveredMailsQuery,
} from './undelivered-mails.generated';

const defaults = { search: '', page: '1' };
const failed = 'Failed to fetch mails. Please try again.';
const empty = {
  text: 'No undelivered mails.',
  hint: 'Mails that could not be delivered after several attempts appear here.',
};
/** What became of several mails. */
function severalResent(sent: number, chosen: number): BannerMessage {
  const text = `${countOf(sent, 'mails')} will be sent again.`;
  const left = chosen - sent;
  return left === 0
    ? { tone: 'success', text }
    : { tone: 'error', text: `${text} ${formatNumber(left)} could not be resent; try again.` };
}

const describe = (error: unknown) => describeError(error, { fallback: 'Could not resend the mail. Please try again.' });

/** Mails that all attempts could not deliver; each can be sent again. */
export function UndeliveredMails() {
  const [filters, setFilters] = useUrlFilters(defaults);
  const page = pageNumber(filters.page);
  const query = useUndeliveredMailsQuery({
    variables: { first: usePageSize(), page, filter: { search: filters.search || null } },
    ...liveList,
  });
  const answer = listAnswer(query, 'deadMails');
  const banner = useBanner();
  const [resendMail] = useResendMailMutation();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const change = useRowChange({ banner, reload: answer.reload, describe });

  const resend = ({ id, recipient }: UndeliveredMailFragment) =>
    change(
      () => resendMail({ variables: { input: { id } } }),
      `The mail to ${recipient} will be sent again.`,
      () => answer.drop([id]),
    );

  /** One after another, each an act of its own; those that fail stay in the list. */
  const resendSeveral = (chosen: readonly UndeliveredMailFragment[]) =>
    change(
      async () => {
        const sent: string[] = [];
        for (const { id } of chosen) {
          try {
            await resendMail({ variables: { input: { id } } });
            sent.push(id);
          } catch (error) {
            console.error('A mail could not be resent.', error);
          }
        }
        return sent;
      },
      (sent) => severalResent(sent.length, chosen.length),
      (sent) => answer.drop(sent),
    );

  return (
    <Screen
      title="Undelivered Mails"
      lead="Mails that the mail server refused every time. Check the address or the server, then resend."
      width="full"
      action={
        <ExportButton what="mails" file="undelivered-mails" filters={{ search: filters.search }} banner={banner} />
      }
    >
      <MailSearch
        key={filters.search}
        initial={filters.search}
        onSearch={(search) => setFilters({ search })}
        onClear={() => setFilters({ search: '' })}
      />
      <Banner message={banner.message} floating />
      <PlainList
        label="Mails"
        what="mails"
        failed={failed}
        empty={empty}
        answer={answer}
        page={page}
        narrowed={filters.search !== ''}
        onClear={() => setFilters({ search: '' })}
        onTurn={(next, options) => setFilters({ page: String(next) }, options)}
      >
        {(mails) => {
          const chosen = mails.filter(({ id }) => selected.has(id));
          return (
            <>
              <ResendSelected count={chosen.length} onResend={() => resendSeveral(chosen)} />
              <DataTable
                dense
                caption="Undelivered Mails"
                columns={mailColumns(resend)}
                rows={mails}
                rowKey={({ id }) => id}
                selection={{
                  keys: selected,
                  onChange: setSelected,
                  label: ({ subject, recipient }) => `Select “${subject}” to ${recipient}`,
                }}
              />
            </>
          );
        }}
      </PlainList>
    </Screen>
  );
}
