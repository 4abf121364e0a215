import { useCallback } from 'react';
import type { BannerState } from '../banner';

/** How long the message of a row's change stays, in milliseconds. */
const MESSAGE_TIME = 6000;

interface RowChangeOptions {
  banner: BannerState;
  /** Reads the list again; it is called after a success and after a failure alike. */
  reload: () => Promise<unknown>;
  /** The sentence for a failure, or null when the failure is only logged. */
  describe: (error: unknown) => string | null;
}

/** Runs a change of one row, says how it went, and reads the list again, so that the row shows what the server has. */
export function useRowChange({ banner, reload, describe }: RowChangeOptions) {
  return useCallback(
    async (change: () => Promise<unknown>, done: string) => {
      banner.clear();
      try {
        await change();
        banner.show('success', done, MESSAGE_TIME);
      } catch (error) {
        const sentence = describe(error);
        if (sentence === null) console.error('The change could not be saved.', error);
        else banner.show('error', sentence, MESSAGE_TIME);
      }
      // A list that cannot be read shows its own error face.
      await reload().catch(() => undefined);
    },
    [banner, reload, describe],
  );
}
