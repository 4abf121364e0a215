import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns true while the page is printed, before the browser lays it out for paper. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);

  useEffect(() => {
    const media = window.matchMedia('print');
    // Renders synchronously, because the browser does not wait for a later render.
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(media.matches);
    const follow = () => (media.matches ? start() : end());
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    media.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
      media.removeEventListener('change', follow);
    };
  }, []);

  return printing;
}
