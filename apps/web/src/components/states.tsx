import { Loader, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconCloudOff, IconInbox, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useAsyncAction } from '../lib/forms/use-async-action';
import { PendingButton } from './buttons/pending-button';
import classes from './states.module.css';

/** A spinner with the specified loading text, for content of unknown shape. */
export function LoadingState({ text = 'Loading...' }: { text?: string }) {
  return (
    <Stack align="center" gap="md" className={classes.state} role="status">
      <Loader type="dots" size="lg" aria-hidden />
      <Text c="gray.6">{text}</Text>
    </Stack>
  );
}

/** An empty state with its specified text, a hint and the next action. */
export function EmptyState({
  text,
  hint,
  action,
  icon,
}: {
  text: string;
  hint?: string;
  action?: ReactNode;
  icon?: ReactNode;
}) {
  return (
    <Stack align="center" gap="sm" className={classes.state}>
      <ThemeIcon size={64} radius="xl" variant="light" color="ink" aria-hidden>
        {icon ?? <IconInbox size={32} stroke={1.5} />}
      </ThemeIcon>
      <Text fw={650} fz="lg">
        {text}
      </Text>
      {hint ? (
        <Text c="gray.6" maw={440}>
          {hint}
        </Text>
      ) : null}
      {action}
    </Stack>
  );
}

export type Retry = () => Promise<unknown> | void;

/** An error message with a Retry button. The surrounding screen preserves entered text. */
export function ErrorState({ text, onRetry }: { text: string; onRetry?: Retry }) {
  const { isPending, run } = useAsyncAction();
  const retry = async () => {
    await Promise.resolve(onRetry?.()).catch(() => undefined);
  };
  return (
    <Stack align="center" gap="sm" className={classes.state} role="alert">
      <ThemeIcon size={64} radius="xl" variant="light" color="red" aria-hidden>
        <IconCloudOff size={32} stroke={1.5} />
      </ThemeIcon>
      <Title order={2} fz="lg">
        {text}
      </Title>
      {onRetry ? (
        <PendingButton
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          isPending={isPending}
          pendingText="Loading..."
          onClick={() => void run(retry)}
        >
          Retry
        </PendingButton>
      ) : null}
    </Stack>
  );
}
