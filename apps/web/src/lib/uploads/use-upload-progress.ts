import { useCallback, useState } from 'react';
import { UploadCancelledError, type UploadedBytes, type UploadOptions } from './upload-fetch';

export interface UploadState {
  /** The percentage from 0 to 100. At 100 all bytes are sent and the server processes them. */
  percent: number;
  /** Aborts the upload. Its mutation then fails with an `UploadCancelledError`. */
  cancel: () => void;
}

interface Uploads {
  /** Returns the upload in progress under a key. Forms with one request need no key. */
  get: (key?: string) => UploadState | undefined;
  /** Returns the `context` of a mutation whose upload is tracked under a key. Mutations without files have no progress. */
  watch: (key?: string) => { fetchOptions: UploadOptions };
}

export function useUploadProgress(): Uploads {
  const [uploads, setUploads] = useState<ReadonlyMap<string, UploadState>>(new Map());

  const watch = useCallback((key = '') => {
    const controller = new AbortController();
    const cancel = () => controller.abort();
    const onUploadProgress = (bytes: UploadedBytes | null) =>
      setUploads((current) => {
        const others = new Map([...current].filter(([other]) => other !== key));
        return bytes ? others.set(key, { percent: toPercent(bytes), cancel }) : others;
      });
    return { fetchOptions: { signal: controller.signal, onUploadProgress } };
  }, []);
  const of = useCallback((key = '') => uploads.get(key), [uploads]);

  return { get: of, watch };
}

export const isUploadCancelled = (error: unknown): boolean => error instanceof UploadCancelledError;

/** Rounded down, so that 100 means complete. */
function toPercent({ sent, total }: UploadedBytes): number {
  return total > 0 ? Math.floor((sent / total) * 100) : 0;
}
