import { Button, Group } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { Hero } from '../../components/hero/hero';
import { PageMeta } from '../../components/page-meta';
import { Section } from '../../components/section';
import { paths } from '../../config/paths';
import { heroFor } from '../../content/heroes';
import { usePageStatus } from '../../lib/page-status';

/** The page of an unknown address, under the default banner. */
export function NotFound() {
  const { pathname } = useLocation();
  usePageStatus(404);
  return (
    <>
      <PageMeta title="Page not found" />
      <Hero hero={heroFor(pathname)} />
      <Section
        title="Page not found"
        lead="There is nothing at this address. It may have moved, or the link has a typing error."
        align="center"
      >
        <Group justify="center">
          <Button component={Link} to={paths.home} size="md">
            Go to the home page
          </Button>
          <Button component={Link} to={paths.openings} size="md" variant="default">
            See current openings
          </Button>
        </Group>
      </Section>
    </>
  );
}
