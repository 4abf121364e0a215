import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation, useNavigationType } from 'react-router-dom';
import { useLayerHistory } from '../../lib/close-on-back';
import { restoreScrollPosition } from '../../lib/scroll-restoration';
import { focusHeading, scrollToSection } from '../../lib/scroll-to-section';
import { useChunkLoadError } from '../../start/lazy-loading';
import { ChunkLoadError } from './chunk-load-error';
import classes from './root-layout.module.css';
import { UnsavedGuard } from './unsaved-guard';

/** The root of all routes. On each route change it restores the scroll position and focuses the heading. It also shows the loading bar. */
export function RootLayout() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const isMissing = useChunkLoadError();
  const loading = useNavigation().state === 'loading' && !isMissing;
  const previous = useRef(pathname);
  useLayerHistory();

  // Runs in the commit that hydrates the page. React handles all clicks after it. End-to-end tests wait for this
  // attribute.
  useLayoutEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (navigationType === 'POP' && restoreScrollPosition(key)) return;
    if (hash && scrollToSection(hash.slice(1))) return;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    focusHeading(document.querySelector<HTMLElement>('h1'));
  }, [pathname, hash, key, navigationType]);

  return (
    <>
      <div className={classes.progress} data-loading={loading || undefined} aria-hidden="true" />
      <Outlet />
      <ChunkLoadError />
      <UnsavedGuard />
    </>
  );
}

export function FirstLoad() {
  return <div className={classes.first} aria-busy="true" />;
}
