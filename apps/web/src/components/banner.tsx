import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import classes from './banner.module.css';

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

/** Keeps a screen's banner message for its specified time. Render it with `<Banner message={banner.message} />`. */
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

const faces = {
  success: { color: 'teal', icon: <IconCircleCheck aria-hidden /> },
  warning: { color: 'saffron', icon: <IconAlertTriangle aria-hidden /> },
  error: { color: 'red', icon: <IconCircleX aria-hidden /> },
  info: { color: 'ink', icon: <IconInfoCircle aria-hidden /> },
} as const;

/** Shows a message and announces it: errors at once (alert), everything else politely (status). `sticky` keeps it in view on long screens. */
export function Banner({ message, sticky = false }: { message: BannerMessage | null; sticky?: boolean }) {
  return (
    <div aria-live="polite" className={sticky ? classes.sticky : undefined}>
      {message ? (
        <Alert
          role={message.tone === 'error' ? 'alert' : 'status'}
          color={faces[message.tone].color}
          icon={faces[message.tone].icon}
          className={classes.banner}
          data-tone={message.tone}
          classNames={{ message: classes.text, body: classes.body }}
        >
          {message.text}
        </Alert>
      ) : null}
    </div>
  );
}
