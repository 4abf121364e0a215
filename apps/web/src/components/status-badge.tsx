import classes from './status-badge.module.css';

/** The colors of `status-badge.module.css`. */
export type Tone = 'amber' | 'sky' | 'yellow' | 'orange' | 'green' | 'red' | 'grey';

/** A colored status label. */
export function StatusBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
