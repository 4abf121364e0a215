import { Button, Container, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { ACCOUNT_MESSAGES } from '@job-alert/domain/messages';
import { IconUserCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { PageMeta } from '../../components/page-meta';
import { paths } from '../../config/paths';

/** Where a deletion of the own account leads: says that it has happened and that nobody is logged in any more. */
export function AccountDeleted() {
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
          Everything of yours has been deleted with it, and you are logged out. You are welcome to sign up again at any
          time.
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
