import {
  REJECTION_REASONS,
  type RejectionKind,
  type RejectionReason,
} from '@job-alert/domain/approvals/rejection-reasons';
import { Button, Group, Kbd, Text } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { PendingButton } from '../../components/buttons/pending-button';
import { isExplained, type Rejection, RejectionFields } from '../shared/history/rejection-fields';
import classes from './review-pane.module.css';

interface RejectFormProps {
  kind: RejectionKind;
  draft: Rejection;
  isPending: boolean;
  onDraft: (draft: Rejection) => void;
  onSend: () => void;
  onCancel: () => void;
}

/** A form for the reason of a rejection. A digit selects a reason, and Enter submits the form. */
export function RejectForm({ kind, draft, isPending, onDraft, onSend, onCancel }: RejectFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<'reason' | 'note' | null>(null);
  const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);

  useEffect(() => {
    const radios = form.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [];
    ([...radios].find(({ checked }) => checked) ?? radios[0])?.focus({ preventScroll: true });
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isExplained(draft)) onSend();
    else {
      setMissing(draft.reason === null ? 'reason' : 'note');
      find(draft.reason === null ? 'input[type=radio]' : 'textarea')?.focus();
    }
  }

  function handleKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    const { key, target } = event;
    if (key === 'Escape') {
      event.preventDefault();
      onCancel();
    } else if (target instanceof HTMLTextAreaElement) {
      if (key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
    } else if (key === 'Enter' && target instanceof HTMLInputElement) {
      event.preventDefault();
      form.current?.requestSubmit();
    } else {
      const reason = REJECTION_REASONS[kind][Number(key) - 1];
      if (!reason) return;
      // The note may get focus, so the digit must not be typed into it.
      event.preventDefault();
      choose(reason);
    }
  }

  function change(next: Rejection) {
    setMissing(null);
    onDraft(next);
  }

  function choose(reason: RejectionReason) {
    setMissing(null);
    onDraft({ ...draft, reason });
    // The reason OTHER requires a note.
    find(reason === 'OTHER' ? 'textarea' : `input[value=${reason}]`)?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- digits and Enter work in each of its fields
    <form
      ref={form}
      className={classes.reject}
      aria-label="Reject"
      onSubmit={submit}
      onKeyDown={handleKeyDown}
      noValidate
    >
      <RejectionFields numbered kinds={[kind]} value={draft} onChange={change} missing={missing} />
      <Group gap="sm" mt="sm">
        <PendingButton type="submit" size="sm" color="red.9" isPending={isPending} pendingText="Rejecting...">
          Reject
        </PendingButton>
        <Button size="sm" variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Text fz="sm" c="gray.6" visibleFrom="sm">
          <Kbd size="xs">1</Kbd> to <Kbd size="xs">{REJECTION_REASONS[kind].length}</Kbd> choose,{' '}
          <Kbd size="xs">Enter</Kbd> sends
        </Text>
      </Group>
    </form>
  );
}
