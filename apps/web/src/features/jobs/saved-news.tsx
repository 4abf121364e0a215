import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths';
import { useSession } from '../../lib/session/session';
import classes from './saved-news.module.css';
import { bringSavedJobs, tell, useSavedJobNews } from './saved-jobs-store';

/** What a press on a heart has led to where the heart alone does not say it, over the foot of the page. It also brings what is saved. */
export function SavedNews({ asks = false }: { asks?: boolean }) {
  const token = useSession()?.token;
  const news = useSavedJobNews();
  const before = useRef<EventTarget | null>(null);
  useEffect(() => {
    if (token !== undefined) void bringSavedJobs(asks ? 'ask' : 'leave');
  }, [token, asks]);
  useEffect(() => () => tell(null), []);

  /** The button goes with the news; the focus goes back to where it was. */
  function dismiss() {
    tell(null);
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }

  return (
    <div aria-live="polite" className={classes.place} data-no-print>
      {news === null ? null : (
        <p role="status" className={classes.news} data-kind={news.kind}>
          {news.kind === 'failed' ? (
            <span>{news.sentence}</span>
          ) : (
            <span>
              {news.count === 1 ? '1 job is' : `${news.count} jobs are`} saved in this browser.{' '}
              <Link to={paths.candidate.login}>Log in</Link> or <Link to={paths.candidate.signUp}>sign up</Link> to keep{' '}
              {news.count === 1 ? 'it' : 'them'}.
            </span>
          )}
          <button
            type="button"
            aria-label="Dismiss"
            className={classes.dismiss}
            onFocus={(event) => {
              before.current = event.relatedTarget;
            }}
            onClick={dismiss}
          >
            <IconX size={20} aria-hidden />
          </button>
        </p>
      )}
    </div>
  );
}
