import { Outlet } from 'react-router-dom';
import { useKeepSearch } from '../../lib/last-search';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** The layout of pages with a banner, which the transparent header overlays. */
export function PublicLayout() {
  useKeepSearch();
  return (
    <>
      <SiteHeader solid={false} />
      <main id="content">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
