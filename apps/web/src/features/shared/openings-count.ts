import { TOTAL_COUNT_CAP } from '@job-alert/domain/paging';
import { countOf } from '../../components/list/count-of';
import { formatNumber } from '../../lib/format/format';

/** "51 openings"; the server counts no further than to a thousand. */
export function openingsCount(total: number): string {
  if (total === 0) return 'No openings';
  return total < TOTAL_COUNT_CAP ? countOf(total, 'openings') : `${formatNumber(TOTAL_COUNT_CAP - 1)}+ openings`;
}
