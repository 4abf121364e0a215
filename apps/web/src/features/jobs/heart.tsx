import { Button } from '@mantine/core';
import { IconHeart } from '@tabler/icons-react';
import { useSession } from '../../lib/session/session';
import classes from './heart.module.css';
import { pressHeart, useSavedJobs } from './saved-jobs-store';

interface HeartProps {
  job: { id: string; title: string };
}

/** Saves an opening for later: of visitors and candidates, with its place kept until it is known whether it is saved. */
function useHeart({ id }: HeartProps['job']) {
  const saved = useSavedJobs();
  const role = useSession()?.user.user_type ?? 'candidate';
  const isSaved = saved?.has(id) ?? false;
  return {
    isHere: role === 'candidate',
    isSaved,
    button: {
      type: 'button',
      'data-saved': isSaved || undefined,
      disabled: saved === null,
      onClick: () => void pressHeart(id, !isSaved),
      'data-no-print': true,
    } as const,
  };
}

/** The heart in the corner of a card. */
export function Heart({ job }: HeartProps) {
  const { isHere, isSaved, button } = useHeart(job);
  if (!isHere) return null;
  return (
    <button
      {...button}
      className={classes.heart}
      aria-pressed={isSaved}
      aria-label={`Save: ${job.title}`}
      title={isSaved ? 'Saved' : 'Save'}
    >
      <IconHeart size={24} stroke={1.8} aria-hidden />
    </button>
  );
}

/** The heart with its word, on the page of the job. */
export function HeartButton({ job }: HeartProps) {
  const { isHere, isSaved, button } = useHeart(job);
  if (!isHere) return null;
  return (
    <Button
      {...button}
      className={classes.wide}
      variant="default"
      size="md"
      fullWidth
      leftSection={<IconHeart size={22} stroke={1.8} aria-hidden />}
    >
      {isSaved ? 'Saved' : 'Save for later'}
    </Button>
  );
}
