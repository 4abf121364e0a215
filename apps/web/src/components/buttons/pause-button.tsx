import { ActionIcon } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';

interface PauseButtonProps {
  paused: boolean;
  onChange: (paused: boolean) => void;
  /** The moving content, such as "testimonials". */
  what: string;
}

/** Pauses and resumes an animation. */
export function PauseButton({ paused, onChange, what }: PauseButtonProps) {
  return (
    <ActionIcon
      variant="default"
      size={44}
      radius="xl"
      onClick={() => onChange(!paused)}
      aria-label={paused ? `Play the ${what}` : `Pause the ${what}`}
    >
      {paused ? <IconPlayerPlay size={20} aria-hidden /> : <IconPlayerPause size={20} aria-hidden />}
    </ActionIcon>
  );
}
