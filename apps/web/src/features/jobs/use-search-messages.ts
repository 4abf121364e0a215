import { useEffect, useState } from 'react';
import { JOB_MESSAGES } from '@job-alert/domain/messages';
import { type BannerState, useBanner } from '../../components/use-banner';

/** How long the search indicator stays (specification 2 §9). */
const searchTime = 3000;

interface SearchAnswer {
  /** Which search the answer belongs to. */
  key: string;
  loading: boolean;
  error: unknown;
  /** Has the answer any job? */
  found: boolean;
}

interface SearchMessages {
  banner: BannerState;
  /** A search was asked for and its answer is on its way. */
  searching: boolean;
  /** Call it when a new search is asked for, with its key; the URL may reach it a moment later. */
  begin: (key: string) => void;
  /** Asks once more for what is shown already. */
  repeat: (refetch: () => Promise<unknown>) => Promise<void>;
}

/** Says how a search of openings ended as soon as its answer is there; what a page loads by itself is not announced. */
export function useSearchMessages({ key, loading, error, found }: SearchAnswer): SearchMessages {
  const banner = useBanner();
  const [awaited, setAwaited] = useState<string | null>(null);
  const [repeating, setRepeating] = useState(false);

  useEffect(() => {
    if (awaited !== key || loading) return;
    setAwaited(null);
    // The results show an error and an empty list themselves.
    if (!error && found) banner.show('success', JOB_MESSAGES.searching, searchTime);
    else banner.clear();
  }, [awaited, key, loading, error, found, banner]);

  return {
    banner,
    searching: repeating || (awaited !== null && loading),
    begin(next) {
      banner.clear();
      setAwaited(next);
    },
    async repeat(refetch) {
      banner.clear();
      setRepeating(true);
      // A failure reaches the effect above as the query's error.
      await refetch().catch(() => undefined);
      setRepeating(false);
      setAwaited(key);
    },
  };
}
