import { CloseButton } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import classes from './banner.module.css';
import { Notice } from './notice';
import type { BannerMessage } from './use-banner';

interface BannerProps {
  message: BannerMessage | null;
  /** Lies over the page, so that nothing moves when the message comes or goes; it can be dismissed. */
  floating?: boolean;
  /** Leaves room below, for a card that follows. */
  spaced?: boolean;
}

/** Shows a message and announces it: errors at once (alert), everything else politely (status). */
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

/** Takes the message away; the focus goes back to where it came from, also when the message's time ends under it. */
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
