import { useEffect, useRef } from 'react';
import { formatNumber } from '../lib/format/format';
import { prefersReducedMotion } from '../lib/reduced-motion';
import classes from './counter.module.css';

const duration = 2000;

/**
 * Counts from zero to `to` in 2 s when 30 % of it becomes visible. It counts once. The HTML contains the final number
 * for search engines, screen readers, reduced motion and browsers without JavaScript. Before an animation the number is
 * hidden, so that it never decreases.
 */
export function Counter({ to }: { to: number }) {
  const element = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const node = element.current;
    // If the code loads late, the number is already visible and does not count.
    if (!node || prefersReducedMotion() || isSeen(node)) return;
    const show = (value: number) => {
      node.textContent = `${formatNumber(value)}+`;
    };
    let frame = 0;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        const start = performance.now();
        const step = (now: number) => {
          const progress = Math.min(1, (now - start) / duration);
          show(Math.round(to * (1 - (1 - progress) ** 3)));
          if (progress < 1) frame = requestAnimationFrame(step);
        };
        frame = requestAnimationFrame(step);
      },
      { threshold: 0.3 },
    );
    show(0);
    node.dataset.counts = 'true';
    observer.observe(node);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      show(to);
    };
  }, [to]);

  // It is an image with a label, so that screen readers read the final number once.
  return (
    <span ref={element} role="img" aria-label={`${formatNumber(to)}+`} className={classes.counter}>
      {formatNumber(to)}+
    </span>
  );
}

function isSeen(node: HTMLElement): boolean {
  const { top, bottom, height } = node.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight && getComputedStyle(node).visibility === 'visible';
}
