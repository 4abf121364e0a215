import { notSuggestedText, suggestionText } from '@job-alert/domain/search/suggestion-texts';
import { recordPath } from '../../../config/record-paths';
import { SuggestionButton, SuggestionList } from '../list/suggestion-list';
import { useSuggestedJobsQuery } from './suggested-jobs.generated';

type Candidate = Omit<Parameters<typeof suggestionText>[0], 'profileSkills' | 'resumeSkills' | 'missingSkills'> & {
  id: string;
};

/** The open jobs that fit a candidate, loaded on request. */
export const SuggestedJobs = ({ candidate }: { candidate: Candidate }) => (
  <SuggestionButton label="Suggest Jobs">
    <Suggestions candidate={candidate} />
  </SuggestionButton>
);

function Suggestions({ candidate }: { candidate: Candidate }) {
  const { data, error, refetch } = useSuggestedJobsQuery({
    variables: { candidateId: candidate.id },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const found = data?.suggestedJobs;
  return (
    <SuggestionList
      what="jobs"
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      suggestions={found?.nodes.map(({ job, profileSkills, resumeSkills, missingSkills }) => ({
        id: job.id,
        name: `${job.title} · ${job.companyName}`,
        to: recordPath('JOB', job.id) ?? '',
        reason: suggestionText({ ...candidate, profileSkills, resumeSkills, missingSkills }, job),
      }))}
      empty={
        found?.notSuggestedReason ? notSuggestedText(found.notSuggestedReason) : 'No open job fits this candidate.'
      }
      leftOut={found?.leftOut}
    />
  );
}
