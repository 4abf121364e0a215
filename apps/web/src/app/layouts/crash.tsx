import { Button, Container } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { PageMeta } from '../../components/page-meta';
import { EmptyState } from '../../components/states';

/** Shown when a screen breaks or its code cannot be loaded (after a new release, or offline). */
export function Crash() {
  return (
    <Container component="main" py={80}>
      <PageMeta title="Something went wrong" />
      <EmptyState
        text="Something went wrong. Please try again."
        hint="This page could not be loaded. Reload it to try again. What you have saved is not lost."
        action={
          <Button leftSection={<IconRefresh size={18} aria-hidden />} onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        }
      />
    </Container>
  );
}
