import { useState } from 'react';
import { countOf } from '../../components/list/count-of';
import { listAnswer, liveList } from '../../components/list/list-answer';
import { PlainList } from '../../components/list/plain-list';
import { Results } from '../../components/list/results';
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
import { ResendSeveral } from './resend-several';
import {
  type ResendMailsMutationVariables,
  type UndeliveredMailFragment,
  useResendMailMutation,
  useResendMailsMutation,
  useUndeliveredMailsQuery,
} from './undelivered-mails.generated';

const defaults = { search: '', page: '1' };
const failed = 'Failed to fetch mails. Please try again.';
const empty = {
  text: 'No undelivered mails.',
  hint: 'Mails that could not be delivered after several attempts appear here.',
};
/** What became of several mails. Those that are gone from the list meanwhile were sent again by somebody else. */
function severalResent({ resentIds, leftCount } = { resentIds: [] as readonly string[], leftCount: 0 }): BannerMessage {
  const text = `${countOf(resentIds.length, 'mails')} will be sent again.`;
  return { tone: 'success', text: leftCount === 0 ? text : `${text} Still to resend: ${formatNumber(leftCount)}.` };
}

const describe = (error: unknown) => describeError(error, { fallback: 'Could not resend the mail. Please try again.' });

/** Mails that all attempts could not deliver; each can be sent again. */
export function UndeliveredMails() {
  const [filters, setFilters] = useUrlFilters(defaults);
  const page = pageNumber(filters.page);
  const filter = { search: filters.search || null };
  const query = useUndeliveredMailsQuery({
    variables: { first: usePageSize(), page, filter },
    ...liveList,
  });
  const answer = listAnswer(query, 'deadMails');
  const banner = useBanner();
  const [resendMail] = useResendMailMutation();
  const [resendMails] = useResendMailsMutation();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const change = useRowChange({ banner, reload: answer.reload, describe });

  const resend = ({ id, recipient }: UndeliveredMailFragment) =>
    change(
      () => resendMail({ variables: { input: { id } } }),
      `The mail to ${recipient} will be sent again.`,
      () => answer.drop([id]),
    );

  const resendSeveral = (input: ResendMailsMutationVariables['input']) =>
    change(
      () => resendMails({ variables: { input } }),
      ({ data }) => severalResent(data?.resendMails),
      ({ data }) => answer.drop(data?.resendMails.resentIds ?? []),
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
      <Results search={filters.search} busy={answer.page === null || answer.stale}>
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
                <ResendSeveral
                  chosen={chosen.length}
                  total={answer.page?.totalCount ?? mails.length}
                  onResendChosen={() => resendSeveral({ ids: chosen.map(({ id }) => id) })}
                  onResendAll={() => resendSeveral({ filter })}
                />
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
      </Results>
    </Screen>
  );
}
