import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from './proposal-line.module.css';

interface ProposalLineProps {
  /** The value read from the resume. */
  text: string;
  /** The name of the field, for screen readers. */
  fieldName: string;
  isUsed: boolean;
  /** Accepts the suggestion. Undefined if the suggestion cannot be accepted. */
  onUse?: () => void;
}

/** A suggestion from the resume next to its field. It remains visible after it is accepted, so that the fields do not move. */
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
