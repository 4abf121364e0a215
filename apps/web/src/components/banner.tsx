import { CloseButton } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import classes from './banner.module.css';
import { Notice } from './notice';
import type { BannerMessage } from './use-banner';

interface BannerProps {
  message: BannerMessage | null;
  /**
   * True to overlay the page, so that nothing moves when the message appears or disappears. The message can be
   * dismissed.
   */
  isFloating?: boolean;
  /** True to add a margin below, for a card that follows. */
  hasMargin?: boolean;
}

/** Shows a message and announces it: errors immediately (alert), everything else politely (status). */
export function Banner({ message, isFloating = false, hasMargin = false }: BannerProps) {
  const [dismissed, setDismissed] = useState<BannerMessage | null>(null);
  const visible = message === dismissed ? null : message;
  return (
    <div
      aria-live="polite"
      className={isFloating ? classes.floating : hasMargin ? classes.spaced : undefined}
      data-no-print={isFloating || undefined}
    >
      {visible ? (
        <Notice role={visible.tone === 'error' ? 'alert' : 'status'} tone={visible.tone} className={classes.banner}>
          <div className={classes.text}>
            {visible.text}
            {isFloating ? <Dismiss onDismiss={() => setDismissed(visible)} /> : null}
          </div>
        </Notice>
      ) : null}
    </div>
  );
}

/** Dismisses the message. Focus returns to the previous element, also if the message times out while the button is focused. */
function Dismiss({ onDismiss }: { onDismiss: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const previousFocus = useRef<EventTarget | null>(null);

  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (document.activeElement !== own || !(previousFocus.current instanceof HTMLElement)) return;
      previousFocus.current.focus({ preventScroll: true });
    };
  }, []);

  return (
    <CloseButton
      ref={button}
      className={classes.dismiss}
      variant="transparent"
      aria-label="Dismiss"
      onFocus={(event) => {
        previousFocus.current = event.relatedTarget;
      }}
      onClick={onDismiss}
    />
  );
}
