import { TOTAL_COUNT_CAP } from '@job-alert/domain/paging';
import { countOf } from '../../components/list/count-of';
import { formatNumber } from '../../lib/format/format';

/** "51 openings". The server stops counting at a cap: from there on the count is a lower bound. */
export function openingsCount(total: number): string {
  if (total === 0) return 'No openings';
  return total < TOTAL_COUNT_CAP ? countOf(total, 'openings') : `${formatNumber(TOTAL_COUNT_CAP - 1)}+ openings`;
}
