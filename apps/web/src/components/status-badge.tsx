import classes from './status-badge.module.css';

/** A coloured status label. `tone` is a colour of the domain's status tables: amber, sky, yellow, orange, green, red or grey. */
export function StatusBadge({ tone, children }: { tone: string; children: string }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
