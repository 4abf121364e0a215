import { TEXT_LIMITS } from '@job-alert/domain/fields/text-limits';
import { suggestedDueDay } from '@job-alert/domain/notes/follow-ups';
import { CALL_OUTCOMES, NOTE_KINDS, noteKindLabel } from '@job-alert/domain/notes/note-kinds';
import { type NoteSubject, noteSchema } from '@job-alert/domain/notes/notes';
import { Group, NativeSelect, Stack } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { PendingButton } from '../../../components/buttons/pending-button';
import { DateField } from '../../../components/fields/date-field';
import { TextArea } from '../../../components/form/text-area';
import { check } from '../../../lib/forms/check';
import { usePreservedText } from '../../../lib/forms/use-preserved-text';
import { today } from '../../../lib/today';
import { useAddNoteMutation } from './record-notes.generated';
import classes from './record-notes.module.css';

/** One choice sets the kind and the outcome of a call, because most notes are about calls. */
const CHOICES = NOTE_KINDS.flatMap((kind) =>
  [null, ...(kind === 'CALL' ? CALL_OUTCOMES : [])].map((outcome) => ({ kind, outcome })),
).map((choice) => ({ ...choice, value: noteKindLabel(choice) }));
const NO_CHOICE = { kind: null, outcome: null, value: '' };
const OPTIONS = [{ value: '', label: 'Note' }, ...CHOICES.map(({ value }) => value)];
const choiceOf = (value: string) => CHOICES.find((choice) => choice.value === value) ?? NO_CHOICE;

interface NoteFormProps {
  kind: NoteSubject;
  id: string;
  /** The number of notes above the form. */
  count: number;
  field: RefObject<HTMLTextAreaElement | null>;
  isPending: boolean;
  /** The error of the last request. */
  problem: string | null;
  /** Runs the request and shows its error. */
  onSave: (save: () => Promise<void>) => void;
}

/** Adds a note, with its kind and the day of a follow-up. Unsaved values are preserved for each record. */
export function NoteForm({ kind, id, count, field, isPending, problem, onSave }: NoteFormProps) {
  const record = `${kind} ${id}`;
  const [text, setText] = usePreservedText(`note ${record}`);
  const [choice, setChoice] = usePreservedText(`note kind ${record}`);
  const [dueOn, setDueOn] = usePreservedText(`note due ${record}`);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [addNote] = useAddNoteMutation();
  const form = useRef<HTMLFormElement>(null);
  const { kind: noteKind, outcome } = choiceOf(choice);
  const isEmpty = text.trim() === '' && outcome === null;

  // A new note moves the field down, possibly out of view.
  useEffect(() => {
    const typing = field.current === document.activeElement;
    if (count > 0 && typing) form.current?.scrollIntoView?.({ block: 'nearest' });
  }, [count, field]);

  /** The suggested due day follows the choice until another day is typed. */
  function choose(value: string) {
    setChoice(value);
    if (dueOn === suggestedDueDay(outcome, today())) setDueOn(suggestedDueDay(choiceOf(value).outcome, today()));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isEmpty) return;
    const note = check(noteSchema(today()), { text, kind: noteKind, outcome, dueOn });
    setErrors(note.ok ? {} : note.errors);
    if (!note.ok) return;
    onSave(async () => {
      await addNote({ variables: { input: { subjectKind: kind, subjectId: id, ...note.value } } });
      setText('');
      setChoice('');
      setDueOn('');
    });
  }

  function submitOnControlEnter(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  }

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
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
          onKeyDown={submitOnControlEnter}
          error={problem ?? errors['text']}
          errorProps={{ role: 'alert' }}
        />
        <div className={classes.fields}>
          <NativeSelect
            size="md"
            label="Kind of note"
            data={OPTIONS}
            value={choice}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
          <DateField
            label="Follow-up day"
            value={dueOn}
            minDate={today()}
            error={errors['dueOn']}
            errorProps={{ role: 'alert' }}
            onChange={setDueOn}
          />
        </div>
        <Group justify="flex-end">
          <PendingButton
            type="submit"
            variant="default"
            isPending={isPending}
            pendingText="Saving..."
            isBlocked={isEmpty}
          >
            Add Note
          </PendingButton>
        </Group>
      </Stack>
    </form>
  );
}
