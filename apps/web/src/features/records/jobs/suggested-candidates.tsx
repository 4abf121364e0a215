import { fetchFailed } from '@job-alert/domain/portal/admin-messages';
import { leftOutText, suggestionText } from '@job-alert/domain/search/suggestion-texts';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths, withQuery } from '../../../config/paths';
import { candidateName } from '../../shared/people/candidate-name';
import { useSuggestedCandidatesQuery } from './suggested-candidates.generated';

interface Job {
  id: string;
  minExperience: number;
  maxExperience: number;
  salaryMax: number;
}

/** The candidates who fit a job, loaded on request. */
export function SuggestedCandidates({ job }: { job: Job }) {
  const [isOpened, setOpened] = useState(false);
  if (isOpened) return <Suggestions job={job} />;
  return (
    <Button variant="light" mt="md" onClick={() => setOpened(true)}>
      Suggest Candidates
    </Button>
  );
}

function Suggestions({ job }: { job: Job }) {
  const { data, error, refetch } = useSuggestedCandidatesQuery({
    variables: { jobId: job.id },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  if (error) {
    return (
      <Text role="alert" mt="md">
        {fetchFailed('candidates')}{' '}
        <Anchor component="button" type="button" onClick={() => void refetch()}>
          Try Again
        </Anchor>
      </Text>
    );
  }
  if (!data) {
    return (
      <Text role="status" mt="md">
        Loading...
      </Text>
    );
  }
  const { nodes, totalCount, leftOut } = data.suggestedCandidates;
  return (
    <Stack component="section" aria-label="Candidates" gap="xs" mt="md">
      {nodes.length === 0 ? <Text>No candidates fit this job.</Text> : null}
      {nodes.map((candidate) => (
        <div key={candidate.id}>
          <Anchor component={Link} to={withQuery(paths.admin.findCandidates, { candidate: candidate.id })}>
            {candidateName(candidate)}
          </Anchor>
          <Text fz="sm">{suggestionText(candidate, job)}</Text>
        </div>
      ))}
      {totalCount > nodes.length ? <Text fz="sm">{totalCount - nodes.length} more</Text> : null}
      {leftOut.length > 0 ? <Text fz="sm">{leftOutText(leftOut)}</Text> : null}
    </Stack>
  );
}
