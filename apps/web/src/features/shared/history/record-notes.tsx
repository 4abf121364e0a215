import { TEXT_LIMITS } from '@job-alert/domain/fields/text-limits';
import { formatDateAndTime } from '@job-alert/domain/india/calendar';
import type { NoteSubject } from '@job-alert/domain/notes/notes';
import { Group, Stack, Text, Title } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ConfirmButton } from '../../../components/buttons/confirm-button';
import { PendingButton } from '../../../components/buttons/pending-button';
import { TextArea } from '../../../components/form/text-area';
import { describeError } from '../../../lib/errors/describe-error';
import { useAsyncAction } from '../../../lib/forms/use-async-action';
import { usePreservedText } from '../../../lib/forms/use-preserved-text';
import { type RecordNoteFragment, useAddNoteMutation, useDeleteNoteMutation } from './record-notes.generated';
import classes from './record-notes.module.css';

interface RecordNotesProps {
  kind: NoteSubject;
  id: string;
  notes: readonly RecordNoteFragment[];
}

const FAILED = { fallback: 'The note was not saved. Please try again.' };
const NOT_DELETED = { fallback: 'The note was not deleted. Please try again.' };

/** The internal notes on a record, with a field for a new note. Unsaved text is preserved for each record. */
export function RecordNotes({ kind, id, notes }: RecordNotesProps) {
  const [text, setText] = usePreservedText(`note ${kind} ${id}`);
  const [problem, setProblem] = useState<string | null>(null);
  const [addNote] = useAddNoteMutation();
  const [deleteNote] = useDeleteNoteMutation();
  const { isPending, run } = useAsyncAction();
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);

  // A new note moves the field down, possibly out of view.
  const count = notes.length;
  useEffect(() => {
    const typing = field.current === document.activeElement;
    if (count > 0 && typing) form.current?.scrollIntoView?.({ block: 'nearest' });
  }, [count]);

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

  function add(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    const save = async () => {
      await addNote({ variables: { input: { subjectKind: kind, subjectId: id, text } } });
      setText('');
    };
    void attempt(save, FAILED);
  }

  return (
    <section className={classes.notes} aria-labelledby={`notes-${id}`}>
      <Title order={3} id={`notes-${id}`} className={classes.title}>
        Internal Notes
      </Title>
      {notes.length > 0 ? (
        <ul className={classes.list}>
          {notes.map((note) => (
            <li key={note.id}>
              <Text className={classes.text}>{note.text}</Text>
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
            </li>
          ))}
        </ul>
      ) : null}
      <form ref={form} className={classes.form} onSubmit={add}>
        <Stack gap="sm">
          <TextArea
            ref={field}
            label="Add a note"
            description="For administrators only. It is part of the data that the person can download."
            minRows={2}
            maxRows={8}
            maxLength={TEXT_LIMITS.internalNote}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={problem}
            errorProps={{ role: 'alert' }}
          />
          <Group justify="flex-end">
            <PendingButton
              type="submit"
              variant="default"
              isPending={isPending}
              pendingText="Saving..."
              isBlocked={text.trim() === ''}
            >
              Add Note
            </PendingButton>
          </Group>
        </Stack>
      </form>
    </section>
  );
}
