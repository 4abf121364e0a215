import { Outlet } from 'react-router-dom';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** The public pages: their header lies over the banner. */
export function PublicLayout() {
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
