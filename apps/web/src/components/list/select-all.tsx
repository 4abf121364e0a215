import { MAX_SELECTED_ROWS } from '@job-alert/domain/lists/paging';
import { useAsyncAction } from '../../lib/forms/use-async-action';
import { PendingButton } from '../buttons/pending-button';
import type { BannerState } from '../use-banner';
import type { ListResult } from './list-result';
import { pluralizeCount } from './pluralize-count';
import type { ListSelection } from './use-selection';

interface SelectAllProps<Row> {
  recordsName: string;
  result: ListResult<Row>;
  selection: ListSelection<Row>;
  banner: BannerState;
}

/** Offers to select all other matches, up to a limit, once a whole page is selected. */
export function SelectAll<Row>({ recordsName, result, selection, banner }: SelectAllProps<Row>) {
  const { isPending, run } = useAsyncAction();
  const { page } = result;
  const isPageSelected = page !== null && page.nodes.length > 0 && selection.pageKeys.size === page.nodes.length;
  if (!isPageSelected || selection.rows.length >= page.totalCount) return null;

  const matching = pluralizeCount(page.totalCount, recordsName);
  async function selectAll() {
    banner.clear();
    try {
      selection.selectOnly(await result.readAll(MAX_SELECTED_ROWS));
    } catch (error) {
      console.error('The list could not be read.', error);
      banner.show('error', `Failed to select all ${recordsName}. Please try again.`);
    }
  }

  return (
    <PendingButton
      variant="subtle"
      size="compact-sm"
      aria-label={`Select all ${matching}`}
      isPending={isPending}
      pendingText="Selecting..."
      onClick={() => void run(selectAll)}
    >
      {`Select all ${matching.split(' ')[0]}`}
    </PendingButton>
  );
}
