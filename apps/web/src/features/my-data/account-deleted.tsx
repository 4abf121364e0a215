import { ACCOUNT_MESSAGES } from '@job-alert/domain/portal/messages';
import { Button, Container, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PageMeta } from '../../components/page-meta';
import { paths } from '../../config/paths';
import { useHydrated } from '../../start/use-hydrated';

/** The history state after the deletion of an account, so that only its user sees the message. */
export const accountWasDeleted = { accountDeleted: true };

/** Confirms the deletion of the account. Without the history state of a deletion it shows `otherwise`. */
export function AccountDeleted({ otherwise }: { otherwise: ReactNode }) {
  const state: unknown = useLocation().state;
  // The server renders this page first and has no history state.
  const isHydrated = useHydrated();
  if (!isHydrated || typeof state !== 'object' || state === null || !('accountDeleted' in state)) return otherwise;
  return (
    <Container size={720} py={80}>
      <PageMeta title="Account deleted" />
      <Stack align="center" gap="sm" ta="center" role="status">
        <ThemeIcon size={72} radius="xl" variant="light" color="ink" aria-hidden>
          <IconUserCheck size={36} stroke={1.5} />
        </ThemeIcon>
        <Title order={1} fz={{ base: 28, sm: 36 }}>
          {ACCOUNT_MESSAGES.accountDeleted}
        </Title>
        <Text c="gray.7" maw={480}>
          Everything in it has been deleted too, and you are logged out. You can sign up again at any time.
        </Text>
        <Group justify="center" mt="md">
          <Button component={Link} to={paths.home} size="md">
            Go to the home page
          </Button>
          <Button component={Link} to={paths.openings} size="md" variant="default">
            See current openings
          </Button>
        </Group>
      </Stack>
    </Container>
  );
}
