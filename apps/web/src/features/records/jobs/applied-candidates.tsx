import { formatDate } from '@job-alert/domain/india/calendar';
import { fetchFailed } from '@job-alert/domain/portal/admin-messages';
import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ErrorState, LoadingState } from '../../../components/states';
import { Pager } from '../../../components/table/pager';
import { recordPath } from '../../../config/record-paths';
import { ApplicationStatusBadge } from '../../shared/applications/application-status-badge';
import { RecommendationSummary, RecommendedBadge } from '../../shared/applications/recommendation-summary';
import { candidateName } from '../../shared/people/candidate-name';
import { type JobApplicationsQuery, useJobApplicationsQuery } from './job-candidates.generated';

type Application = NonNullable<JobApplicationsQuery['job']>['applications']['nodes'][number];

const PAGE_SIZE = 25;

/** The candidates who applied for a job, or only those who are recommended to the employer, with the reasons. */
export function AppliedCandidates({ jobId, isRecommended }: { jobId: string; isRecommended?: true }) {
  const [page, setPage] = useState(1);
  const frame = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useJobApplicationsQuery({
    variables: { jobId, first: PAGE_SIZE, page, isRecommended },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  if (error) return <ErrorState text={fetchFailed('candidates')} onRetry={refetch} />;
  if (!data?.job) return <LoadingState />;
  const { applications } = data.job;
  if (applications.totalCount === 0) {
    return <Text>{isRecommended ? 'Nobody has been recommended yet.' : 'Nobody has applied yet.'}</Text>;
  }
  return (
    <Stack gap="md" ref={frame}>
      {applications.nodes.map((application) => (
        <Applicant key={application.id} application={application} showsRecommendation={isRecommended ?? false} />
      ))}
      <Pager frame={frame} page={page} hasNextPage={applications.pageInfo.hasNextPage} onChange={setPage} />
    </Stack>
  );
}

interface ApplicantProps {
  application: Application;
  /** Shows the recommendation itself instead of the mark. */
  showsRecommendation: boolean;
}

function Applicant({ application, showsRecommendation }: ApplicantProps) {
  const { id, candidate, status, appliedAt, withdrawal, isRecommended, recommendation } = application;
  return (
    <div>
      <Group gap="xs">
        <Anchor component={Link} to={recordPath('APPLICATION', id) ?? ''}>
          {candidate ? candidateName(candidate) : 'Deleted candidate'}
        </Anchor>
        <ApplicationStatusBadge status={status} withdrawal={withdrawal} />
        {showsRecommendation ? null : <RecommendedBadge isRecommended={isRecommended} />}
      </Group>
      <Text fz="sm">Applied on {formatDate(new Date(appliedAt))}</Text>
      {showsRecommendation && recommendation ? <RecommendationSummary recommendation={recommendation} /> : null}
    </div>
  );
}
