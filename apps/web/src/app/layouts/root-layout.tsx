import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { focusHeading, goToPart } from '../../lib/go-to-part';
import { usePageMissing } from '../../lib/parts';
import { PageMissing } from './page-missing';
import { UnsavedGuard } from './unsaved-guard';
import classes from './root-layout.module.css';

/** Around every route: scrolls to the top, or where the address points, and focuses the heading on each route change; shows that a part is being loaded. */
export function RootLayout() {
  const { pathname, hash } = useLocation();
  const isMissing = usePageMissing();
  const loading = useNavigation().state === 'loading' && !isMissing;
  const previous = useRef(pathname);

  // The page reacts to input from now on; programs that drive it wait for this.
  useEffect(() => {
    document.documentElement.dataset.live = '';
  }, []);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (hash && goToPart(hash.slice(1))) return;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    focusHeading(document.querySelector<HTMLElement>('h1'));
  }, [pathname, hash]);

  return (
    <>
      <div className={classes.progress} data-loading={loading || undefined} aria-hidden="true" />
      <Outlet />
      <PageMissing />
      <UnsavedGuard />
    </>
  );
}

/** What stands on the page while the first route's code is on its way. */
export function FirstLoad() {
  return <div className={classes.first} aria-busy="true" />;
}
