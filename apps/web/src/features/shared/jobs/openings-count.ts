import { TOTAL_COUNT_CAP } from '@job-alert/domain/lists/paging';
import { formatNumber } from '../../../lib/format/format';

/** "51"; the server counts no further than to a thousand: "1,000+". */
export const cappedCount = (total: number): string =>
  total < TOTAL_COUNT_CAP ? formatNumber(total) : `${formatNumber(TOTAL_COUNT_CAP - 1)}+`;

/** "51 openings", "1 opening", "No openings". */
export function openingsCount(total: number): string {
  if (total === 0) return 'No openings';
  return `${cappedCount(total)} ${total === 1 ? 'opening' : 'openings'}`;
}
