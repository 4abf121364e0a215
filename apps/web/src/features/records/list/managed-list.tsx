import type { ApprovalKind } from '@job-alert/domain/approval';
import { fetchFailed } from '@job-alert/domain/messages';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths, withQuery } from '../../../config/paths';
import { useRowFocus } from '../../../lib/use-row-focus';
import { Banner, type BannerState } from '../../../components/banner';
import { type Column, DataTable } from '../../../components/data-table';
import { EmptyList } from '../../../components/empty-list';
import { ExportButton } from '../../../components/export-button';
import { Screen } from '../../../components/screen';
import { SortSelect } from '../../../components/sort-select';
import { ErrorState } from '../../../components/states';
import { countOf } from '../../../components/list/count-of';
import type { ListAnswer } from '../../../components/list/list-answer';
import { ListSkeleton } from '../../../components/list/list-faces';
import { ListPager } from '../../../components/list/list-pager';
import classes from '../../../components/list/list.module.css';
import { type SearchFields, SearchForm } from './search-form';
import { SelectAll } from './select-all';
import { SelectionBar } from './selection-bar';
import type { ListFilterState, ListFilters } from './use-list-filters';
import { useSearchIndicator } from './use-search-indicator';
import { useLastPage } from '../../../components/list/use-last-page';
import { type ListSelection, useSelection } from './use-selection';

interface ManagedListProps<Row> {
  title: string;
  /** What is listed, in lower case: "employers". */
  what: Parameters<typeof fetchFailed>[0];
  /** What of it waits for a decision, one by one in the queue. */
  review?: ApprovalKind;
  empty: { text: string; hint: string };
  searchFields: SearchFields;
  list: ListFilterState;
  answer: ListAnswer<Row>;
  columns: Column<Row>[];
  rowKey: (row: Row) => string;
  /** Who or what a row is, for its checkbox. */
  rowName: (row: Row) => string;
  banner: BannerState;
  /** The screen's primary action. */
  action?: ReactNode;
  /** Actions on the selected rows. */
  bulk: (selection: ListSelection<Row>, exportButton: ReactNode) => ReactNode;
  /** The screen's dialogs. */
  children: ReactNode;
}

/** The frame of the administrator's four lists: search form, count, message, table with its faces, pages. */
export function ManagedList<Row>({ list, answer, what, rowKey, rowName, ...props }: ManagedListProps<Row>) {
  const { filters, page, sorting } = list;
  const indicator = useSearchIndicator(answer.loading);
  const rows = answer.page?.nodes ?? [];
  const selection = useSelection({
    search: JSON.stringify({ ...filters, sort: list.sort }),
    page,
    rows,
    settled: answer.page !== null && !answer.stale,
    rowKey,
  });

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
      banner={props.banner}
    />
  );
  return (
    <Screen title={props.title} width="full" action={props.action}>
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
      <Banner message={props.banner.message} floating />
      {answer.failed ? (
        <ErrorState text={fetchFailed(what)} onRetry={() => void answer.reload().catch(() => undefined)} />
      ) : null}
      {(answer.page === null && !answer.failed) || coming ? <ListSkeleton /> : null}
      {answer.page && !coming ? (
        <div
          className={`${classes.list} ${classes.managed}`}
          data-stale={answer.stale || undefined}
          aria-busy={answer.stale}
        >
          <SelectionBar
            total={rows.length > 0 ? countOf(answer.page.totalCount, what) : null}
            count={selection.rows.length}
            onClear={() => selection.keep()}
            more={<SelectAll what={what} answer={answer} selection={selection} banner={props.banner} />}
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
              </>
            }
          >
            {props.bulk(selection, exportButton)}
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
      {props.children}
    </Screen>
  );
}
