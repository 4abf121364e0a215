import { Paper } from '@mantine/core';
import classes from './block-proposal.module.css';
import { ProposalLine } from './proposal-line';

interface BlockProposalProps {
  text: string;
  fieldName: string;
  isUsed: boolean;
  onUse: () => void;
}

/** A suggested entry, either a job or the highest qualification. */
export function BlockProposal(props: BlockProposalProps) {
  return (
    <Paper className={classes.block}>
      <ProposalLine {...props} />
    </Paper>
  );
}
