import { IconBell } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { saveAlertIntent } from '../../../lib/session/alert-intent';
import { useSession } from '../../../lib/session/session';
import { describeSearch, type JobSearchState } from '../job-search/job-search-params';
import classes from './alert-link.module.css';
import { alertPath } from './alert-path';

interface AlertLinkProps {
  search: JobSearchState;
  label?: string;
}

/** To the candidate's screen, where the present search becomes an alert; a visitor logs in on the way. No alert is of one company. */
export function AlertLink({ search, label }: AlertLinkProps) {
  const role = useSession()?.user.user_type;
  if ((role !== undefined && role !== 'candidate') || search.company) return null;
  const path = alertPath(search);
  const text = label ?? 'Email me new openings';
  // The way leads through a login, and often through a sign-up before it.
  const saveIntent = () => saveAlertIntent({ search: describeSearch(search), path });
  return (
    <Link
      to={path}
      rel="nofollow"
      className={classes.link}
      aria-label={text}
      data-no-print
      onClick={role === undefined ? saveIntent : undefined}
    >
      <IconBell size={20} stroke={1.8} aria-hidden />
      <span data-long>{text}</span>
      {label ? null : <span data-short>Email alert</span>}
    </Link>
  );
}
