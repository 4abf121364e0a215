import { Button } from '@mantine/core';
import { PageMeta } from '../../components/page-meta';
import classes from './route-error.module.css';

/** Shown if a screen throws. It is part of every page's code, so it imports as little as possible. */
export function RouteError() {
  return (
    <main className={classes.page}>
      <PageMeta title="Something went wrong" />
      <p className={classes.text}>Something went wrong. Please try again.</p>
      <p className={classes.hint}>
        The page could not be shown. Reloading it usually helps; nothing that you have saved is lost.
      </p>
      <Button onClick={() => window.location.reload()}>Reload the page</Button>
    </main>
  );
}
