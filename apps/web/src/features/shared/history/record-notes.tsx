import { formatDateAndTime } from '@job-alert/domain/india/calendar';
import type { NoteSubject } from '@job-alert/domain/notes/notes';
import { Group, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { ConfirmButton } from '../../../components/buttons/confirm-button';
import { describeError } from '../../../lib/errors/describe-error';
import { useAsyncAction } from '../../../lib/forms/use-async-action';
import { Allowed } from '../../../lib/session/allowed';
import { FollowUpActions, NoteBadges } from './follow-up-actions';
import { NoteForm } from './note-form';
import { type RecordNoteFragment, useDeleteNoteMutation } from './record-notes.generated';
import classes from './record-notes.module.css';

interface RecordNotesProps {
  kind: NoteSubject;
  id: string;
  notes: readonly RecordNoteFragment[];
}

const FAILED = { fallback: 'The note was not saved. Please try again.' };
const NOT_DELETED = { fallback: 'The note was not deleted. Please try again.' };

/** The internal notes on a record, with a form for a new one. */
export function RecordNotes({ kind, id, notes }: RecordNotesProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [deleteNote] = useDeleteNoteMutation();
  const { isPending, run } = useAsyncAction();
  const field = useRef<HTMLTextAreaElement>(null);

  const attempt = (act: () => Promise<unknown>, words: { fallback: string }) =>
    run(async () => {
      setProblem(null);
      try {
        await act();
      } catch (error) {
        setProblem(describeError(error, words));
      }
      field.current?.focus();
    });

  return (
    <section className={classes.notes} aria-labelledby={`notes-${id}`}>
      <Title order={3} id={`notes-${id}`} className={classes.title}>
        Internal Notes
      </Title>
      {notes.length > 0 ? (
        <ul className={classes.list}>
          {notes.map((note) => (
            <li key={note.id}>
              <NoteBadges note={note} />
              {note.text ? <Text className={classes.text}>{note.text}</Text> : null}
              <Group gap="xs" justify="space-between" className={classes.foot}>
                <Text fz="sm" c="gray.7">
                  {note.authorName} · {formatDateAndTime(new Date(note.createdAt))}
                </Text>
                {note.viewerCanDelete ? (
                  <ConfirmButton
                    variant="subtle"
                    color="gray"
                    isDestructive
                    label="Delete"
                    question="Delete this note?"
                    pendingText="Deleting..."
                    onAct={() => attempt(() => deleteNote({ variables: { id: note.id } }), NOT_DELETED)}
                  />
                ) : null}
              </Group>
              {note.dueOn ? <FollowUpActions note={note} name={note.text.slice(0, 40) || 'call'} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
      <Allowed to="Mutation.addNote">
        <NoteForm
          kind={kind}
          id={id}
          count={notes.length}
          field={field}
          isPending={isPending}
          problem={problem}
          onSave={(save) => void attempt(save, FAILED)}
        />
      </Allowed>
    </section>
  );
}
