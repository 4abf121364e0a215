import { LIST_PAGE_SIZE } from '@job-alert/domain/paging';
import { formatNumber } from '../../lib/format/format';

/** "2,400 messages", "1 message". */
export const countOf = (total: number, what: string): string =>
  `${formatNumber(total)} ${total === 1 ? what.slice(0, -1) : what}`;

/** How many pages a list of so many has. */
export const pagesOf = (total: number): number => Math.ceil(total / LIST_PAGE_SIZE);
