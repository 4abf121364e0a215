import { TOTAL_COUNT_CAP } from '@job-alert/domain/paging';
import { formatNumber } from '../../lib/format/format';

/** "2,400 employers", "1 employer": of what was counted to the end. */
export const exactCountOf = (total: number, what: string): string =>
  `${formatNumber(total)} ${total === 1 ? what.slice(0, -1) : what}`;

/** "312 employers", "1 employer", and "1,000+ employers" where the count stops. */
export function countOf(total: number, what: string): string {
  if (total >= TOTAL_COUNT_CAP) return `${formatNumber(TOTAL_COUNT_CAP - 1)}+ ${what}`;
  return exactCountOf(total, what);
}
