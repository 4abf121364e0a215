import { Link } from 'react-router-dom';
import { paths } from '../config/paths';
import { useOperator } from '../lib/operator';
import classes from './logo.module.css';

/** The logo and name of the brand, with a link to the home page. It inherits the text colour. */
export function Logo({ compact = false }: { compact?: boolean }) {
  const { brandName } = useOperator();
  return (
    <Link to={paths.home} className={classes.logo} aria-label={`${brandName}, home`}>
      <svg viewBox="0 0 32 32" width="34" height="34" aria-hidden="true">
        <rect width="32" height="32" rx="9" className={classes.tile} />
        <path d="M5.5 17.6A11 11 0 0 1 16 9a11 11 0 0 1 10.500 8.600" className={classes.outer} />
        <path d="M9.600 20.800a6.600 6.600 0 0 1 12.800 0" className={classes.inner} />
        <circle cx="16" cy="21.800" r="2.500" className={classes.dot} />
      </svg>
      {compact ? null : <span className={classes.name}>{brandName}</span>}
    </Link>
  );
}
