import { findFlaggedTerms } from '@job-alert/domain/jobs/flagged-terms';
import classes from './highlighted-text.module.css';

export function HighlightedText({ children: text }: { children: string }) {
  const terms = findFlaggedTerms(text);
  const ends = [0, ...terms.map(({ end }) => end)];
  return (
    <>
      {terms.map(({ start, words }, index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <mark className={classes.mark}>{words}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
