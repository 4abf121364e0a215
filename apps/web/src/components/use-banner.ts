import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

export type BannerTone = 'success' | 'warning' | 'error' | 'info';

/** A message of the screen to its user. */
export interface BannerMessage {
  tone: BannerTone;
  text: string;
}

/** The one message that a screen shows at a time. */
export interface BannerState {
  message: BannerMessage | null;
  /** Shows a message; it disappears after `milliseconds`, or stays until the next one. */
  show: (tone: BannerTone, text: string, milliseconds?: number) => void;
  clear: () => void;
}

/**
 * Keeps a screen's banner message for its specified time. Render it with `<Banner message={banner.message} />`, which weighs more: a page
 * that shows its one message itself takes the state alone.
 */
export function useBanner(): BannerState {
  const [message, setMessage] = useState<BannerMessage | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const clear = useCallback(() => {
    clearTimeout(timer.current);
    setMessage(null);
  }, []);
  const show = useCallback((tone: BannerTone, text: string, milliseconds?: number) => {
    clearTimeout(timer.current);
    setMessage({ tone, text });
    if (milliseconds !== undefined) timer.current = setTimeout(() => setMessage(null), milliseconds);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  return useMemo(() => ({ message, show, clear }), [message, show, clear]);
}
