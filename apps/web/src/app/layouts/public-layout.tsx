import { Outlet } from 'react-router-dom';
import { useKeepSearch } from '../../lib/last-search';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** The public pages: their header lies over the banner. */
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
