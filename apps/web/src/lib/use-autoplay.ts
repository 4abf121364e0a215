import { type HTMLAttributes, useEffect, useState } from 'react';
import { prefersReducedMotion } from './reduced-motion';

interface Autoplay {
  /** True if the button has paused it. Hover and focus also pause it. */
  isPaused: boolean;
  setPaused: (paused: boolean) => void;
  /** The handlers of the element whose hover and focus pause the movement. */
  holders: Pick<HTMLAttributes<HTMLElement>, 'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur'>;
}

/** Calls `advance` every `milliseconds`, unless paused, hovered, focused, or the user prefers reduced motion. */
export function useAutoplay(advance: () => void, milliseconds: number): Autoplay {
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    if (prefersReducedMotion()) setPaused(true);
  }, []);
  useEffect(() => {
    if (paused || hovered || focused) return;
    const timer = setInterval(advance, milliseconds);
    return () => clearInterval(timer);
  }, [advance, milliseconds, paused, hovered, focused]);

  return {
    isPaused: paused,
    setPaused,
    holders: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
