import { suggestionText } from '@job-alert/domain/search/suggestion-texts';
import { paths, withQuery } from '../../../config/paths';
import { candidateName } from '../../shared/people/candidate-name';
import { SuggestionButton, SuggestionList } from '../list/suggestion-list';
import { useSuggestedCandidatesQuery } from './suggested-candidates.generated';

interface Job {
  id: string;
  minExperience: number;
  maxExperience: number;
  salaryMax: number;
}

/** The candidates who fit a job, loaded on request. */
export const SuggestedCandidates = ({ job }: { job: Job }) => (
  <SuggestionButton label="Suggest Candidates">
    <Suggestions job={job} />
  </SuggestionButton>
);

function Suggestions({ job }: { job: Job }) {
  const { data, error, refetch } = useSuggestedCandidatesQuery({
    variables: { jobId: job.id },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const found = data?.suggestedCandidates;
  return (
    <SuggestionList
      what="candidates"
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      suggestions={found?.nodes.map((candidate) => ({
        id: candidate.id,
        name: candidateName(candidate),
        to: withQuery(paths.admin.findCandidates, { candidate: candidate.id }),
        reason: suggestionText(candidate, job),
      }))}
      empty="No candidates fit this job."
      more={found && found.totalCount - found.nodes.length}
      leftOut={found?.leftOut}
    />
  );
}
