import { IconBell } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSession } from '../../lib/session/session';
import { alertPath } from './alert-path';
import classes from './alert-link.module.css';
import type { OpeningsAsked } from './openings-address';

/** To the candidate's screen, where the present search becomes an alert; a visitor logs in on the way. */
export function AlertLink({ asked }: { asked: OpeningsAsked }) {
  const role = useSession()?.user.user_type ?? 'candidate';
  if (role !== 'candidate') return null;
  return (
    <Link to={alertPath(asked)} rel="nofollow" className={classes.link} aria-label="Email me new openings">
      <IconBell size={20} stroke={1.8} aria-hidden />
      <span>Email me new openings</span>
    </Link>
  );
}
