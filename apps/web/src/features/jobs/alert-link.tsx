import { IconBell } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSession } from '../../lib/session/session';
import { saveWantedAlert } from '../../lib/session/wanted-alert';
import { alertPath } from './alert-path';
import classes from './alert-link.module.css';
import { type OpeningsAsked, wordsOfSearch } from './openings-address';

interface AlertLinkProps {
  asked: OpeningsAsked;
  label?: string;
  /** Whether phones have room for its words. */
  isWide?: boolean;
}

/** To the candidate's screen, where the present search becomes an alert; a visitor logs in on the way. */
export function AlertLink({ asked, label = 'Email me new openings', isWide }: AlertLinkProps) {
  const role = useSession()?.user.user_type;
  if (role !== undefined && role !== 'candidate') return null;
  const path = alertPath(asked);
  // The way leads through a login, and often through a sign-up before it.
  const remember = () => saveWantedAlert({ search: wordsOfSearch(asked), path });
  return (
    <Link
      to={path}
      rel="nofollow"
      className={classes.link}
      data-wide={isWide}
      aria-label={label}
      onClick={role === undefined ? remember : undefined}
    >
      <IconBell size={20} stroke={1.8} aria-hidden />
      <span>{label}</span>
    </Link>
  );
}
