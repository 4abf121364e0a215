import { CandidateInformation } from '../../features/records/candidates/candidate-information';
import { FindCandidates } from '../../features/sourcing/find-candidates';

/** The Find Candidates screen with the record of Manage Candidate. */
export function FindCandidatesScreen() {
  return <FindCandidates information={(id) => <CandidateInformation id={id} />} />;
}
