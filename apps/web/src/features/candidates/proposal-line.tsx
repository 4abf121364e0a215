import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from './proposal-line.module.css';

interface ProposalLineProps {
  /** What the resume says. */
  text: string;
  /** What it is for. */
  what: string;
  isTaken: boolean;
  /** Absent for what can only be looked at. */
  onTake?: () => void;
}

/** What the resume says, beside its field; it stays when it has been taken, so that nothing moves. */
export function ProposalLine({ text, what, isTaken, onTake }: ProposalLineProps) {
  return (
    <span className={classes.line}>
      <span>
        From your resume: <b>{text}</b>
      </span>
      {onTake ? (
        <Button
          component="button"
          size="compact-sm"
          variant={isTaken ? 'transparent' : 'light'}
          aria-disabled={isTaken}
          leftSection={isTaken ? <IconCheck size={14} aria-hidden /> : null}
          onClick={() => {
            if (!isTaken) onTake();
          }}
        >
          {isTaken ? 'Taken' : 'Take'}
          <VisuallyHidden> for {what}</VisuallyHidden>
        </Button>
      ) : null}
    </span>
  );
}
