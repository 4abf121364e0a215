import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

export type BannerTone = 'success' | 'warning' | 'error' | 'info';

export interface BannerMessage {
  tone: BannerTone;
  text: string;
}

export interface BannerState {
  message: BannerMessage | null;
  /** Shows a message. It disappears after `milliseconds`, or stays until the next message. */
  show: (tone: BannerTone, text: string, milliseconds?: number) => void;
  clear: () => void;
}

/** Stores the message of a screen. Render it with `<Banner message={banner.message} />`. */
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
