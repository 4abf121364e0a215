import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import classes from './results.module.css';

/** On narrower windows a search form takes the first screen. */
const PHONE = '(max-width: 47.99em)';

interface ResultsProps {
  /** The search that is shown; a change means another search. */
  search: string;
  /** Its results are still loading. */
  busy: boolean;
  children: ReactNode;
}

/** The results below a list's search form. On phones they scroll into view once a new search has results, or has found nothing. */
export function Results({ search, busy, children }: ResultsProps) {
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(search);
  const isReturn = useNavigationType() === 'POP';

  useEffect(() => {
    if (busy || shown.current === search) return;
    shown.current = search;
    // Back and Forward return to the place where the page was left.
    if (!isReturn && window.matchMedia(PHONE).matches) part.current?.scrollIntoView({ behavior: 'instant' });
  }, [search, busy, isReturn]);

  return (
    <div ref={part} className={classes.results}>
      {children}
    </div>
  );
}
