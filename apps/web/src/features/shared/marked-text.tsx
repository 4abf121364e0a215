import { findFlaggedTerms } from '@job-alert/domain/jobs/flagged-terms';
import classes from './marked-text.module.css';

/** A text of a job with its flagged terms highlighted. */
export function MarkedText({ children: text }: { children: string }) {
  const found = findFlaggedTerms(text);
  const ends = [0, ...found.map(({ end }) => end)];
  return (
    <>
      {found.map(({ start, words }, index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <mark className={classes.mark}>{words}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
