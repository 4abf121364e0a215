import { useCallback, useState } from 'react';
import { UploadCancelledError, type UploadedBytes, type UploadOptions } from './upload-fetch';

/** An upload under way. */
export interface UploadState {
  /** 0 to 100; at 100 everything is sent and the server works on it. */
  percent: number;
  /** Stops the upload: its mutation fails with an error that `isUploadCancelled` recognises. */
  cancel: () => void;
}

/** The uploads of one screen. */
export interface Uploads {
  /** The upload under a key, while it runs; a form with one request needs no key. */
  of: (key?: string) => UploadState | undefined;
  /** The `context` of the mutation whose upload is to be watched under a key. Nothing shows when the mutation has no files. */
  watch: (key?: string) => { fetchOptions: UploadOptions };
}

/** Watches what a screen's mutations upload, and stops them on demand. */
export function useUploadProgress(): Uploads {
  const [running, setRunning] = useState<ReadonlyMap<string, UploadState>>(new Map());

  const watch = useCallback((key = '') => {
    const controller = new AbortController();
    const cancel = () => controller.abort();
    const onUploadProgress = (bytes: UploadedBytes | null) =>
      setRunning((current) => {
        const others = new Map([...current].filter(([other]) => other !== key));
        return bytes ? others.set(key, { percent: percentOf(bytes), cancel }) : others;
      });
    return { fetchOptions: { signal: controller.signal, onUploadProgress } };
  }, []);
  const of = useCallback((key = '') => running.get(key), [running]);

  return { of, watch };
}

/** Has the user stopped the upload, so that this is no failure? */
export const isUploadCancelled = (error: unknown): boolean => error instanceof UploadCancelledError;

/** Rounded down, so that 100 means all. */
function percentOf({ sent, total }: UploadedBytes): number {
  return total > 0 ? Math.floor((sent / total) * 100) : 0;
}
