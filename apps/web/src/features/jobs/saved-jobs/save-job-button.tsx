import { Button } from '@mantine/core';
import { IconHeart } from '@tabler/icons-react';
import { useSession } from '../../../lib/session/session';
import { useHydrated } from '../../../start/use-hydrated';
import classes from './save-job-button.module.css';
import { toggleSavedJob, useSavedJobs } from './saved-jobs-store';

interface SaveJobButtonProps {
  job: { id: string; title: string };
}

/** Returns the state and props of a save button. It is for visitors and candidates, and disabled until the saved jobs have loaded. */
function useSaveJob({ id }: SaveJobButtonProps['job']) {
  const saved = useSavedJobs();
  const isHydrated = useHydrated();
  const role = useSession()?.user.user_type ?? 'candidate';
  const isSaved = saved?.has(id) ?? false;
  return {
    isVisible: role === 'candidate',
    isSaved,
    button: {
      type: 'button',
      'data-saved': isSaved || undefined,
      'data-loaded': (isHydrated && saved !== null) || undefined,
      disabled: saved === null,
      onClick: () => void toggleSavedJob(id, !isSaved),
      'data-no-print': true,
    } as const,
  };
}

/** The heart button in the corner of a card. */
export function SaveJobIconButton({ job }: SaveJobButtonProps) {
  const { isVisible, isSaved, button } = useSaveJob(job);
  if (!isVisible) return null;
  return (
    <button
      {...button}
      className={classes.iconButton}
      aria-pressed={isSaved}
      aria-label={`Save: ${job.title}`}
      title={isSaved ? 'Saved' : 'Save'}
    >
      <IconHeart size={24} stroke={1.8} aria-hidden />
    </button>
  );
}

/** The heart button with a label, on the page of a job. */
export function SaveJobButton({ job }: SaveJobButtonProps) {
  const { isVisible, isSaved, button } = useSaveJob(job);
  if (!isVisible) return null;
  return (
    <Button
      {...button}
      className={classes.fullWidth}
      variant="default"
      size="md"
      fullWidth
      leftSection={<IconHeart size={22} stroke={1.8} aria-hidden />}
    >
      {isSaved ? 'Saved' : 'Save for later'}
    </Button>
  );
}
