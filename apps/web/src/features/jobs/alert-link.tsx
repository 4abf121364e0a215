import { IconBell } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSession } from '../../lib/session/session';
import { alertPath } from './alert-path';
import classes from './alert-link.module.css';
import type { OpeningsAsked } from './openings-address';

interface AlertLinkProps {
  asked: OpeningsAsked;
  label?: string;
}

/** To the candidate's screen, where the present search becomes an alert; a visitor logs in on the way. No alert is of one company. */
export function AlertLink({ asked, label }: AlertLinkProps) {
  const role = useSession()?.user.user_type ?? 'candidate';
  if (role !== 'candidate' || asked.company) return null;
  const text = label ?? 'Email me new openings';
  return (
    <Link to={alertPath(asked)} rel="nofollow" className={classes.link} aria-label={text}>
      <IconBell size={20} stroke={1.8} aria-hidden />
      <span data-long>{text}</span>
      {label ? null : <span data-short>Email alert</span>}
    </Link>
  );
}
