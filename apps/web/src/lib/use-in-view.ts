import { useEffect, useRef, useState } from 'react';

/** Returns a ref and `isInView`, which is true once the element has come into view within the margin. */
export function useInView<Element extends HTMLElement>(rootMargin = '0px') {
  const element = useRef<Element>(null);
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!element.current || isInView) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsInView(true);
      },
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isInView, rootMargin]);
  return { element, isInView };
}
