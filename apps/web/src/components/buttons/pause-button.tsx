import { ActionIcon } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';

interface PauseButtonProps {
  isPaused: boolean;
  onChange: (paused: boolean) => void;
  /** The name of the moving content, such as "testimonials". */
  contentName: string;
}

export function PauseButton({ isPaused, onChange, contentName }: PauseButtonProps) {
  return (
    <ActionIcon
      variant="default"
      size={44}
      radius="xl"
      onClick={() => onChange(!isPaused)}
      aria-label={isPaused ? `Play the ${contentName}` : `Pause the ${contentName}`}
    >
      {isPaused ? <IconPlayerPlay size={20} aria-hidden /> : <IconPlayerPause size={20} aria-hidden />}
    </ActionIcon>
  );
}
