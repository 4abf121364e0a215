import { Button, Group } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { PageMeta } from '../../components/page-meta';
import { paths } from '../../config/paths';
import { heroFor } from '../../content/heroes';
import { usePageStatus } from '../../lib/page-status';
import { Hero } from '../shared/hero/hero';
import classes from './not-found.module.css';

export function NotFound() {
  const { pathname } = useLocation();
  usePageStatus(404);
  return (
    <>
      <PageMeta title="Page not found" />
      <Hero hero={heroFor(pathname)} isQuiet>
        <div className={classes.unknown}>
          <h2>Page not found</h2>
          <p>This page doesn’t exist. It may have moved, or the link may be wrong.</p>
          <Group>
            <Button component={Link} to={paths.home} size="md" color="saffron">
              Go to the home page
            </Button>
            <Button component={Link} to={paths.openings} size="md" variant="white">
              See current openings
            </Button>
          </Group>
        </div>
      </Hero>
    </>
  );
}
