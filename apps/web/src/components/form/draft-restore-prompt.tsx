import { formatDate, formatDateAndTime } from '@job-alert/domain/india/calendar';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { DraftState } from '../../lib/drafts/use-draft';
import { Notice } from '../notice';
import classes from './draft-restore-prompt.module.css';

interface DraftRestorePromptProps {
  draft: DraftState;
  contentName: string;
  /** The fields that the user must fill in again, because drafts never contain them. */
  missingFieldsHint?: string;
}

/** Offers to restore the unsaved content of a form. Its space stays after the answer, so that nothing moves. */
export function DraftRestorePrompt({ draft, contentName, missingFieldsHint }: DraftRestorePromptProps) {
  const box = useRef<HTMLDivElement>(null);
  // The height is preserved, so that nothing below moves under the pointer.
  const [height, setHeight] = useState<number>();
  const { offer } = draft;
  if (!offer) return null;
  const savedAt = formatSavedAt(new Date(offer.at));

  function answer(act: () => void) {
    setHeight(box.current?.offsetHeight);
    act();
    // Focus moves here because the buttons are removed. Tab then moves into the form.
    box.current?.focus();
  }

  return (
    <Notice
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={`Unfinished ${contentName}`}
      mb="lg"
      tone="info"
      icon={IconPencil}
      mih={height}
      className={classes.offer}
      data-no-print
    >
      <div className={classes.line}>
        <p role="status" className={classes.text}>
          {offer.answer === 'open' ? <strong>{`You have an unfinished ${contentName} from ${savedAt}.`}</strong> : null}
          {offer.answer === 'taken'
            ? `Your unfinished ${contentName} from ${savedAt} is back.${missingFieldsHint ? ` ${missingFieldsHint}` : ''}`
            : null}
          {offer.answer === 'discarded' ? `The unfinished ${contentName} from ${savedAt} has been discarded.` : null}
          {offer.answer === 'open' && offer.newer > 0
            ? ` ${newerText(offer.newer)} Continue puts your text in their place; nothing is saved before you submit.`
            : null}
        </p>
        {offer.answer === 'open' ? (
          <div className={classes.answers}>
            <Button size="sm" onClick={() => answer(draft.take)}>
              Continue
            </Button>
            <Button size="sm" variant="default" onClick={() => answer(draft.discard)}>
              Discard
            </Button>
          </div>
        ) : null}
      </div>
    </Notice>
  );
}

const newerText = (count: number): string =>
  count === 1 ? 'One of its fields has been saved since then.' : `${count} of its fields have been saved since then.`;

/** Returns the time, with the date before it unless that is today. */
function formatSavedAt(instant: Date): string {
  const text = formatDateAndTime(instant);
  const today = `${formatDate(new Date())} `;
  return text.startsWith(today) ? text.slice(today.length) : text;
}
