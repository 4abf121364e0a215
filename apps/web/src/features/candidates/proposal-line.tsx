import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from './proposal-line.module.css';

interface ProposalLineProps {
  /** The value read from the resume. */
  text: string;
  /** The name of the field. */
  fieldName: string;
  isUsed: boolean;
  /** Absent for a suggestion that is only shown. */
  onUse?: () => void;
}

/** A suggestion from the resume, next to its field. It stays after it was accepted, so that nothing moves. */
export function ProposalLine({ text, fieldName, isUsed, onUse }: ProposalLineProps) {
  return (
    <span className={classes.line}>
      <span>
        From your resume: <b>{text}</b>
      </span>
      {onUse ? (
        <Button
          component="button"
          size="compact-sm"
          variant={isUsed ? 'transparent' : 'light'}
          aria-disabled={isUsed}
          leftSection={isUsed ? <IconCheck size={14} aria-hidden /> : null}
          onClick={() => {
            if (!isUsed) onUse();
          }}
        >
          {isUsed ? 'Used' : 'Use'}
          <VisuallyHidden> for {fieldName}</VisuallyHidden>
        </Button>
      ) : null}
    </span>
  );
}
