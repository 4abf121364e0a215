import { useCallback } from 'react';
import { notifyAdminDataChanged } from '../../lib/admin-data-events';
import type { BannerMessage, BannerState } from '../use-banner';

export const MESSAGE_MS = 6000;

interface RowChangeOptions {
  banner: BannerState;
  /** Reloads the list after an error, because another user may have changed the row. */
  reload: () => Promise<unknown>;
  /** Returns the error message, or null if the error is only logged. */
  describe: (error: unknown) => string | null;
}

/**
 * Runs a change and announces the result. The server's response has already updated the row in the cache. After a
 * success, `settle` completes the change, such as removing the row from the list, and `done` is the message. Only
 * success messages have a timeout.
 */
export function useRowChange({ banner, reload, describe }: RowChangeOptions) {
  return useCallback(
    async <Result>(
      change: () => Promise<Result>,
      done: string | ((result: Result) => BannerMessage),
      settle?: (result: Result) => Promise<unknown>,
    ) => {
      banner.clear();
      try {
        const result = await change();
        const { tone, text } = typeof done === 'string' ? ({ tone: 'success', text: done } as const) : done(result);
        banner.show(tone, text, tone === 'success' ? MESSAGE_MS : undefined);
        await settle?.(result);
      } catch (error) {
        const message = describe(error);
        if (message === null) console.error('The change could not be saved.', error);
        else banner.show('error', message);
        notifyAdminDataChanged();
        // A list that fails to load shows its own error state.
        await reload().catch(() => undefined);
      }
    },
    [banner, reload, describe],
  );
}
