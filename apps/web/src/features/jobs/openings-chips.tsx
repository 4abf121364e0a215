import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { ALL_OPENINGS, narrowingsOf, type OpeningsAsked } from './openings-address';
import classes from './openings-found.module.css';

interface OpeningsChipsProps {
  asked: OpeningsAsked;
  /** The name of the one company whose openings are listed. */
  companyName?: string;
  /** The address of a search. */
  to: (asked: OpeningsAsked) => string;
}

/** The active filters of the list, each with a link that removes it. */
export function OpeningsChips({ asked, companyName, to }: OpeningsChipsProps) {
  const narrowings = narrowingsOf(asked, companyName);
  if (narrowings.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Chosen filters">
      {narrowings.map(({ label, without, filter }) => (
        <li key={`${filter} ${label}`}>
          <Link
            to={to(without)}
            preventScrollReset
            rel="nofollow"
            className={classes.chip}
            aria-label={`Remove ${label}`}
          >
            {label} <IconX size={16} aria-hidden />
          </Link>
        </li>
      ))}
      <li>
        <Link to={to(ALL_OPENINGS)} preventScrollReset className={classes.clear}>
          Clear all
        </Link>
      </li>
    </ul>
  );
}
