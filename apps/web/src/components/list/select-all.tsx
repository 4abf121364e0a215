import { MAX_SELECTED_ROWS } from '@job-alert/domain/lists/paging';
import { useAsyncAction } from '../../lib/forms/use-async-action';
import { PendingButton } from '../buttons/pending-button';
import type { BannerState } from '../use-banner';
import { pluralizeCount } from './pluralize-count';
import type { ListResult } from './list-result';
import type { ListSelection } from './use-selection';

interface SelectAllProps<Row> {
  what: string;
  answer: ListResult<Row>;
  selection: ListSelection<Row>;
  banner: BannerState;
}

/** Once a whole page is selected, offers to select all other matches too, up to a limit. */
export function SelectAll<Row>({ what, answer, selection, banner }: SelectAllProps<Row>) {
  const { busy, send } = useAsyncAction();
  const { page } = answer;
  const wholePage = page !== null && page.nodes.length > 0 && selection.shownKeys.size === page.nodes.length;
  if (!wholePage || selection.rows.length >= page.totalCount) return null;

  const matching = pluralizeCount(page.totalCount, what);
  async function selectAll() {
    banner.clear();
    try {
      selection.chooseAll(await answer.readAll(MAX_SELECTED_ROWS));
    } catch (error) {
      console.error('The list could not be read.', error);
      banner.show('error', `Failed to select all ${what}. Please try again.`);
    }
  }

  return (
    <PendingButton
      variant="subtle"
      size="compact-sm"
      aria-label={`Select all ${matching}`}
      busy={busy}
      busyText="Selecting..."
      onClick={() => void send(selectAll)}
    >
      {`Select all ${matching.split(' ')[0]}`}
    </PendingButton>
  );
}
