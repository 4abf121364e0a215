import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDialog } from '../../../components/list/use-dialog';
import { RECORD_PARAMETER } from '../../../config/record-paths';

const ID = /^\d{1,19}$/;

/**
 * The dialog with a record's details. It opens from a row, or from a URL with the record's id, as in the audit trail
 * and notifications.
 */
export function useRecordDialog() {
  const [search, setSearch] = useSearchParams();
  const requested = search.get(RECORD_PARAMETER) ?? '';
  const dialog = useDialog<{ id: string }>(ID.test(requested) ? { id: requested } : null);

  // Opens the record again if the URL changes, because a notification may link to the screen that is already open.
  const [followed, setFollowed] = useState(requested);
  if (requested !== followed) {
    setFollowed(requested);
    if (ID.test(requested)) dialog.open({ id: requested });
  }

  function close() {
    dialog.close();
    if (!search.has(RECORD_PARAMETER)) return;
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(RECORD_PARAMETER);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return { ...dialog, close };
}
