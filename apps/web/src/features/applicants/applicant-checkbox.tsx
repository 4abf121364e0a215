import { candidateName } from '../shared/candidate-name';
import { RowCheckbox } from '../../components/row-checkbox';
import { takesProposals } from './applicant-draft';
import type { ApplicantFragment } from './applicants.generated';

export interface Choosing {
  /** The applicants that something is proposed for at once. */
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** Chooses an applicant together with others; nothing for one that takes no proposal. */
export function ApplicantCheckbox({ row, chosen, onToggle }: Choosing & { row: ApplicantFragment }) {
  if (!takesProposals(row)) return null;
  return (
    <RowCheckbox
      label={`Select ${candidateName(row.candidate)}`}
      checked={chosen.has(row.id)}
      onChange={() => onToggle(row.id)}
    />
  );
}
