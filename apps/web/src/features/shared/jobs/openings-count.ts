import { TOTAL_COUNT_CAP } from '@job-alert/domain/lists/paging';
import { formatNumber } from '../../../lib/format/format';

/** Returns "51" or, at the server's limit, "1,000+". */
export const cappedCount = (total: number): string =>
  total < TOTAL_COUNT_CAP ? formatNumber(total) : `${formatNumber(TOTAL_COUNT_CAP - 1)}+`;

/** Returns "51 openings", "1 opening" or "No openings". */
export function openingsCount(total: number): string {
  if (total === 0) return 'No openings';
  return `${cappedCount(total)} ${total === 1 ? 'opening' : 'openings'}`;
}
