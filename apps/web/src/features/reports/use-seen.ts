import { useEffect, useRef, useState } from 'react';

/** Has the element ever come near the view? */
export function useSeen<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || seen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: '400px 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [seen]);
  return { element, seen };
}
