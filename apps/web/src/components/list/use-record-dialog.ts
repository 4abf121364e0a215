import { useState } from 'react';
import { useQueryChange } from '../../lib/url/use-query-change';
import { useDialog } from './use-dialog';

const ID = /^\d{1,19}$/;

/**
 * The dialog with a record's details. The URL contains the record's id under `parameter`, so that a link, a reload and
 * Back open the record, on whatever page of the list it is.
 */
export function useRecordDialog(parameter: string) {
  const [search, changeQuery] = useQueryChange();
  const requested = search.get(parameter) ?? '';
  const dialog = useDialog<{ id: string }>(ID.test(requested) ? { id: requested } : null);

  // The URL follows a moment after `open` and `close`. `written` is what it will contain, and `closed` a record that it may still open.
  const [written, setWritten] = useState(requested);
  const [closed, setClosed] = useState<string | null>(null);

  // Opens the record again if the URL changes, because a notification may link to the screen that is already open.
  const [followed, setFollowed] = useState(requested);
  if (requested !== followed) {
    setFollowed(requested);
    if (requested === '') {
      setClosed(null);
      setWritten('');
    } else if (requested !== closed) {
      setWritten(requested);
      if (ID.test(requested)) dialog.open({ id: requested });
    }
  }

  function writeUrl(id: string) {
    if (id === written) return;
    setWritten(id);
    changeQuery(
      (query) => {
        if (id === '') query.delete(parameter);
        else query.set(parameter, id);
      },
      { replace: true },
    );
  }

  return {
    ...dialog,
    open({ id }: { id: string }) {
      dialog.open({ id });
      setClosed(null);
      writeUrl(id);
    },
    close() {
      dialog.close();
      setClosed(written);
      writeUrl('');
    },
  };
}
