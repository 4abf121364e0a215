import { Outlet } from 'react-router-dom';
import classes from './account-layout.module.css';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** The layout of pages without a banner. Its header is always solid. */
export function AccountLayout() {
  return (
    <>
      <SiteHeader solid />
      <main id="content" className={classes.main}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
