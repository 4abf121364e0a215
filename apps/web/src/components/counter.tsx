import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../lib/format/format';

const duration = 2000;

/** Counts from zero to `to` in 2 s, once, when 30 % of it is visible; stands at its end at once under reduced motion. */
export function Counter({ to }: { to: number }) {
  const [value, setValue] = useState(0);
  const element = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!element.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setValue(to);
      return;
    }
    let frame = 0;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        const start = performance.now();
        const step = (now: number) => {
          const progress = Math.min(1, (now - start) / duration);
          setValue(Math.round(to * (1 - (1 - progress) ** 3)));
          if (progress < 1) frame = requestAnimationFrame(step);
        };
        frame = requestAnimationFrame(step);
      },
      { threshold: 0.3 },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [to]);

  // An image with a name: read once, whole, however far the counting is.
  return (
    <span ref={element} role="img" aria-label={`${formatNumber(to)}+`} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {formatNumber(value)}+
    </span>
  );
}
