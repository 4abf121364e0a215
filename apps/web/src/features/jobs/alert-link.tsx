import { IconBell } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSession } from '../../lib/session/session';
import { alertPath } from './alert-path';
import classes from './alert-link.module.css';
import type { OpeningsAsked } from './openings-address';

interface AlertLinkProps {
  asked: OpeningsAsked;
  label?: string;
  /** Whether phones have room for its words. */
  isWide?: boolean;
}

/** To the candidate's screen, where the present search becomes an alert; a visitor logs in on the way. */
export function AlertLink({ asked, label = 'Email me new openings', isWide }: AlertLinkProps) {
  const role = useSession()?.user.user_type ?? 'candidate';
  if (role !== 'candidate') return null;
  return (
    <Link to={alertPath(asked)} rel="nofollow" className={classes.link} data-wide={isWide} aria-label={label}>
      <IconBell size={20} stroke={1.8} aria-hidden />
      <span>{label}</span>
    </Link>
  );
}
