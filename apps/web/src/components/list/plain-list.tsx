import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useRowFocus } from '../../lib/use-row-focus';
import type { ChangeOptions } from '../../lib/url/use-url-filters';
import { EmptyList } from '../empty-list';
import { ErrorState } from '../states';
import { countOf } from './count-of';
import type { ListAnswer } from './list-answer';
import { ListSkeleton } from './list-faces';
import { ListPager } from './list-pager';
import classes from './list.module.css';
import { useLastPage } from './use-last-page';

interface PlainListProps<Row> {
  /** The list's name for screen readers. */
  label: string;
  /** What is listed, in lower case: "messages". */
  what: string;
  failed: string;
  empty: { text: string; hint: string };
  answer: ListAnswer<Row>;
  page: number;
  /** Something narrows the list; goes with `onClear`, which widens it again. */
  narrowed?: boolean;
  onClear?: () => void;
  onTurn: (page: number, options?: ChangeOptions) => void;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The frame of a list without a search form: count, the list with its faces, pages. A row that is dealt with may leave it. */
export function PlainList<Row>({ narrowed = false, onClear = () => undefined, ...props }: PlainListProps<Row>) {
  const { label, what, failed, empty, answer, page, onTurn, children } = props;
  const rows = answer.page?.nodes;
  useRowFocus(rows !== undefined);
  const coming = useLastPage(answer, page, onTurn);

  return (
    <>
      {answer.failed ? <ErrorState text={failed} onRetry={answer.reload} /> : null}
      {(answer.page === null && !answer.failed) || coming ? <ListSkeleton /> : null}
      {answer.page && rows && !coming ? (
        <section
          aria-label={label}
          className={classes.list}
          data-stale={answer.stale || undefined}
          aria-busy={answer.stale}
        >
          <Text c="gray.7" fz="sm" mb="sm" role="status">
            {rows.length > 0 ? countOf(answer.page.totalCount, what) : null}
          </Text>
          {rows.length > 0 ? children(rows) : <EmptyList {...empty} narrowed={narrowed} onClear={onClear} />}
          <ListPager page={page} list={answer.page} onTurn={onTurn} />
        </section>
      ) : null}
    </>
  );
}
