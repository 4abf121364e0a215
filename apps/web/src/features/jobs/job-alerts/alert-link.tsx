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

/**
 * Links to the screen that saves the current search as an alert. Visitors log in first. Hidden from other roles than candidates, and for
 * the openings of one company, which cannot have an alert.
 */
export function AlertLink({ search, label }: AlertLinkProps) {
  const role = useSession()?.user.user_type;
  if ((role !== undefined && role !== 'candidate') || search.company) return null;
  const path = alertPath(search);
  const text = label ?? 'Email me new openings';
  // A visitor must log in or sign up first, so the search is stored until then.
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
