import type { ApprovalKind } from '@job-alert/domain/approval';
import { fetchFailed } from '@job-alert/domain/admin-messages';
import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Banner } from '../../../components/banner';
import { type Column, DataTable } from '../../../components/data-table';
import { EmptyList } from '../../../components/empty-list';
import { ExportButton } from '../../../components/export-button';
import { countOf } from '../../../components/list/count-of';
import classes from '../../../components/list/list.module.css';
import { ListSkeleton } from '../../../components/list/list-faces';
import { ListPager } from '../../../components/list/list-pager';
import { Results } from '../../../components/list/results';
import { useLastPage } from '../../../components/list/use-last-page';
import { useSelection } from '../../../components/list/use-selection';
import { Screen } from '../../../components/screen';
import { SortSelect } from '../../../components/sort-select';
import { ErrorState } from '../../../components/states';
import { paths, withQuery } from '../../../config/paths';
import type { DeletionKind } from '../../../lib/graphql/schema.generated';
import { useRowFocus } from '../../../lib/use-row-focus';
import { DeleteSelected } from './delete-selected';
import { ListKeys } from './list-keys';
import type { NamedRow } from './name-some';
import { type SearchFields, SearchForm } from './search-form';
import { SelectAll } from './select-all';
import { SelectionBar } from './selection-bar';
import type { ListFilters } from './use-list-filters';
import type { Records } from './use-records';
import { useSearchIndicator } from './use-search-indicator';

const rowKey = ({ id }: { id: string }) => id;

interface ManagedListProps<Row> {
  title: string;
  /** What the list is narrowed to that its form does not show. */
  lead?: string | undefined;
  /** What of it waits for a decision, one by one in the queue. */
  review?: ApprovalKind;
  records: Pick<
    Records<Parameters<typeof fetchFailed>[0], Row, unknown>,
    'what' | 'list' | 'answer' | 'banner' | 'remove'
  >;
  empty: { text: string; hint: string };
  searchFields: SearchFields;
  columns: Column<Row>[];
  /** Who or what a row is, for its checkbox. */
  rowName: (row: Row) => string;
  /** The screen's primary action. */
  action?: ReactNode;
  /** How selected rows are named in a question about several. */
  named: (row: Row) => Omit<NamedRow, 'id'>;
  deletes: DeletionKind;
  /** Decides about the selected rows; `keep` takes the ids of those that are left. */
  decideSelected?: (rows: readonly (Row & NamedRow)[], keep: (left: ReadonlySet<string>) => void) => ReactNode;
  /** The screen's dialogs. */
  children: ReactNode;
}

/** The frame of the administrator's four lists: search form, count, message, table with its faces, pages. */
export function ManagedList<Row extends { id: string }>({ records, rowName, ...props }: ManagedListProps<Row>) {
  const { what, list, answer, banner, remove } = records;
  const { filters, page, sorting } = list;
  const indicator = useSearchIndicator(answer.loading);
  const frame = useRef<HTMLDivElement>(null);
  const rows = answer.page?.nodes ?? [];
  const selection = useSelection({
    search: JSON.stringify({ ...filters, sort: list.sort }),
    page,
    rows,
    settled: answer.page !== null && !answer.stale,
    rowKey,
  });
  const selected = selection.rows.map((row) => ({ ...row, ...props.named(row) }));

  useRowFocus(answer.page !== null);
  const coming = useLastPage(answer, page, list.turnTo);

  function search(next: ListFilters) {
    indicator.start();
    if (JSON.stringify(next) === JSON.stringify(filters) && page === 1) void answer.reload().catch(() => undefined);
    else list.search(next);
  }

  const exportButton = (
    <ExportButton
      what={what}
      filters={{ ...filters, sort: list.sort === 'LATEST' ? '' : sorting.value }}
      banner={banner}
    />
  );
  return (
    <Screen title={props.title} lead={props.lead} width="full" action={props.action}>
      <SearchForm
        key={JSON.stringify(filters)}
        name={`Search ${what}`}
        {...props.searchFields}
        initial={filters}
        narrowed={list.narrowed}
        spinning={indicator.spinning}
        onSearch={search}
        onClear={list.clear}
      />
      <Banner message={banner.message} floating />
      <Results search={JSON.stringify(filters)} busy={answer.page === null || answer.stale}>
        {answer.failed ? <ErrorState text={fetchFailed(what)} onRetry={answer.reload} /> : null}
        {(answer.page === null && !answer.failed) || coming ? <ListSkeleton /> : null}
        {answer.page && !coming ? (
          <div
            ref={frame}
            className={`${classes.list} ${classes.managed}`}
            data-stale={answer.stale || undefined}
            aria-busy={answer.stale}
          >
            <SelectionBar
              total={rows.length > 0 ? countOf(answer.page.totalCount, what) : null}
              count={selection.rows.length}
              onClear={() => selection.keep()}
              more={<SelectAll what={what} answer={answer} selection={selection} banner={banner} />}
              end={
                <>
                  {props.review ? (
                    <Button
                      component={Link}
                      to={withQuery(paths.admin.pendingApprovals, { kind: props.review.toLowerCase() })}
                      variant="default"
                      size="sm"
                    >
                      Review
                    </Button>
                  ) : null}
                  {exportButton}
                  {rows.length > 0 ? <ListKeys list={frame} decides={props.decideSelected !== undefined} /> : null}
                </>
              }
            >
              {props.decideSelected?.(selected, selection.keep)}
              <DeleteSelected
                what={what}
                kind={props.deletes}
                rows={selected}
                exportFirst={exportButton}
                onDelete={(ids) => remove(ids, ({ leftIds }) => selection.keep(new Set(leftIds)))}
              />
            </SelectionBar>
            {rows.length > 0 ? <SortSelect options={list.sortOptions} sorting={sorting} /> : null}
            {rows.length > 0 ? (
              <DataTable
                dense
                caption={props.title}
                columns={props.columns}
                rows={rows}
                rowKey={rowKey}
                sorting={sorting}
                selection={{
                  keys: selection.shownKeys,
                  onChange: selection.choose,
                  label: (row) => `Select ${rowName(row)}`,
                }}
              />
            ) : (
              <EmptyList {...props.empty} narrowed={list.narrowed} onClear={list.clear} />
            )}
            <ListPager page={page} list={answer.page} onTurn={list.turnTo} />
          </div>
        ) : null}
      </Results>
      {props.children}
    </Screen>
  );
}
