import { useEffect, useRef, useState } from 'react';

/** Returns true once the element has come into view, within the margin. */
export function useSeen<Element extends HTMLElement>(rootMargin = '0px') {
  const element = useRef<Element>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || seen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [seen, rootMargin]);
  return { element, seen };
}
