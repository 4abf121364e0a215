import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { useSession } from '../../../lib/session/session';
import classes from './saved-job-toast.module.css';
import { mergeLocalSavedJobs, setToast, useSavedJobToast } from './saved-jobs-store';

/** A toast at the bottom of the page: a job was saved in this browser only, or saving failed. Also loads the saved jobs. */
export function SavedJobToast({ asks: fetchOnMount = false }: { asks?: boolean }) {
  const token = useSession()?.token;
  const toast = useSavedJobToast();
  const previousFocus = useRef<EventTarget | null>(null);
  useEffect(() => {
    if (token !== undefined) void mergeLocalSavedJobs(fetchOnMount ? 'ask' : 'leave');
  }, [token, fetchOnMount]);
  useEffect(() => () => setToast(null), []);

  /** Removes the toast with its button, and returns the focus to the previous element. */
  function dismiss() {
    setToast(null);
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus({ preventScroll: true });
  }

  return (
    <div aria-live="polite" className={classes.region} data-no-print>
      {toast === null ? null : (
        <p role="status" className={classes.toast} data-kind={toast.kind}>
          {toast.kind === 'failed' ? (
            <span>{toast.sentence}</span>
          ) : (
            <span>
              {toast.count === 1 ? '1 job is' : `${toast.count} jobs are`} saved in this browser.{' '}
              <Link to={paths.candidate.login}>Log in</Link> or <Link to={paths.candidate.signUp}>sign up</Link> to keep{' '}
              {toast.count === 1 ? 'it' : 'them'}.
            </span>
          )}
          <button
            type="button"
            aria-label="Dismiss"
            className={classes.dismiss}
            onFocus={(event) => {
              previousFocus.current = event.relatedTarget;
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
