import { LIST_PAGE_SIZE, LIST_PAGE_SIZES } from '@job-alert/domain/lists/paging';
import { NativeSelect } from '@mantine/core';
import type { RefObject } from 'react';
import { savePageSize, usePageSize } from '../../lib/page-size-preference';
import { showStart } from '../../lib/scroll-to-section';
import { Pager } from '../table/pager';
import classes from './list-pager.module.css';
import type { ListPage } from './list-result';

interface ListPagerProps {
  page: number;
  size: number;
  list: ListPage<unknown>;
  frame: RefObject<HTMLElement | null>;
  onTurn: (page: number) => void;
}

/** The pager of a list and its page size select. Renders nothing for a list that fits on the smallest page. */
export function ListPager({ page, size, list, frame, onTurn }: ListPagerProps) {
  const isChoice = usePageSize() === size;
  if (list.totalCount <= Math.min(size, LIST_PAGE_SIZE) && page === 1 && !list.pageInfo.hasNextPage) return null;
  return (
    <div className={classes.pager} data-no-print>
      {isChoice ? (
        <NativeSelect
          className={classes.size}
          label="Rows per page"
          size="sm"
          data={LIST_PAGE_SIZES.map(String)}
          value={String(size)}
          onChange={(event) => {
            savePageSize(Number(event.currentTarget.value));
            onTurn(1);
            showStart(frame.current);
          }}
        />
      ) : null}
      <Pager
        page={page}
        hasNextPage={list.pageInfo.hasNextPage}
        pages={Math.ceil(list.totalCount / size)}
        frame={frame}
        onChange={onTurn}
      />
    </div>
  );
}
