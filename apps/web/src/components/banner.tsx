import { CloseButton } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import classes from './banner.module.css';
import { Notice } from './notice';
import type { BannerMessage } from './use-banner';

interface BannerProps {
  message: BannerMessage | null;
  /** Overlays the page, so that nothing moves when the message appears or disappears. It can be dismissed. */
  floating?: boolean;
  /** Adds a margin below, for a card that follows. */
  spaced?: boolean;
}

/** Shows a message and announces it: errors immediately (alert), everything else politely (status). */
export function Banner({ message, floating = false, spaced = false }: BannerProps) {
  const [dismissed, setDismissed] = useState<BannerMessage | null>(null);
  const shown = message === dismissed ? null : message;
  return (
    <div
      aria-live="polite"
      className={floating ? classes.floating : spaced ? classes.spaced : undefined}
      data-no-print={floating || undefined}
    >
      {shown ? (
        <Notice role={shown.tone === 'error' ? 'alert' : 'status'} tone={shown.tone} className={classes.banner}>
          <div className={classes.text}>
            {shown.text}
            {floating ? <Dismiss onDismiss={() => setDismissed(shown)} /> : null}
          </div>
        </Notice>
      ) : null}
    </div>
  );
}

/** Dismisses the message. Focus returns to the previous element, also if the message times out while the button is focused. */
function Dismiss({ onDismiss }: { onDismiss: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<EventTarget | null>(null);

  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (document.activeElement !== own || !(before.current instanceof HTMLElement)) return;
      before.current.focus({ preventScroll: true });
    };
  }, []);

  return (
    <CloseButton
      ref={button}
      className={classes.dismiss}
      variant="transparent"
      aria-label="Dismiss"
      onFocus={(event) => {
        before.current = event.relatedTarget;
      }}
      onClick={onDismiss}
    />
  );
}
