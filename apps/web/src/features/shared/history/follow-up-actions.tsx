import { formatDate } from '@job-alert/domain/india/calendar';
import { followUpDays, formatDueDay } from '@job-alert/domain/notes/follow-ups';
import { noteKindLabel } from '@job-alert/domain/notes/note-kinds';
import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { PendingButton } from '../../../components/buttons/pending-button';
import { StatusBadge, type Tone } from '../../../components/status-badge';
import { describeError } from '../../../lib/errors/describe-error';
import { useAsyncAction } from '../../../lib/forms/use-async-action';
import { today } from '../../../lib/today';
import { useCan } from '../../../lib/session/use-can';
import { type RecordNoteFragment, useUpdateFollowUpMutation } from './record-notes.generated';

const FAILED = { fallback: 'The follow-up was not saved. Please try again.' };

function dueTone({ dueOn, doneAt }: RecordNoteFragment): Tone {
  if (doneAt) return 'green';
  if (dueOn && dueOn < today()) return 'red';
  return dueOn === today() ? 'amber' : 'grey';
}

/** The kind of a note, and the day of a follow-up. */
export function NoteBadges({ note }: { note: RecordNoteFragment }) {
  const kind = noteKindLabel(note);
  if (kind === '' && !note.dueOn) return null;
  return (
    <Group gap={6}>
      {kind ? <StatusBadge tone="sky">{kind}</StatusBadge> : null}
      {note.dueOn ? (
        <StatusBadge tone={dueTone(note)}>
          {note.doneAt
            ? `Done by ${note.doneByName} on ${formatDate(new Date(note.doneAt))}`
            : formatDueDay(note.dueOn, today())}
        </StatusBadge>
      ) : null}
    </Group>
  );
}

interface FollowUpActionsProps {
  note: RecordNoteFragment;
  /** Tells the buttons of several follow-ups apart. */
  name: string;
  onChanged?: () => void;
}

/** Sets a follow-up done, undoes that, or moves it to another day. */
export function FollowUpActions({ note, name, onChanged }: FollowUpActionsProps) {
  const { id, dueOn, doneAt } = note;
  const [update] = useUpdateFollowUpMutation();
  const { isPending, run } = useAsyncAction();
  const [problem, setProblem] = useState<string | null>(null);
  const { tomorrow, nextMonday } = followUpDays(today());
  const canUpdate = useCan('Mutation.updateFollowUp');

  const change = (input: { isDone?: boolean; dueOn?: string }) =>
    run(async () => {
      setProblem(null);
      try {
        await update({ variables: { input: { id, ...input } } });
        onChanged?.();
      } catch (error) {
        setProblem(describeError(error, FAILED));
      }
    });

  const button = (label: string, input: { isDone?: boolean; dueOn?: string }, isBlocked = false) => (
    <PendingButton
      size="compact-sm"
      variant="default"
      isPending={isPending && input.dueOn === undefined}
      pendingText="Saving..."
      isBlocked={isBlocked || isPending}
      aria-label={`${label}: ${name}`}
      onClick={() => void change(input)}
    >
      {label}
    </PendingButton>
  );

  if (!canUpdate) return null;
  return (
    <div>
      <Group gap={6}>
        {/* One button, so that the focus stays on it. */}
        {button(doneAt ? 'Undo' : 'Done', { isDone: !doneAt })}
        {doneAt ? null : button('Move to tomorrow', { dueOn: tomorrow }, dueOn === tomorrow)}
        {doneAt || nextMonday === tomorrow
          ? null
          : button('Move to next Monday', { dueOn: nextMonday }, dueOn === nextMonday)}
      </Group>
      {problem ? (
        <Text role="alert" fz="sm" c="red.9" mt={4}>
          {problem}
        </Text>
      ) : null}
    </div>
  );
}
