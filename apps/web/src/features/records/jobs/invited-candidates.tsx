import { formatDate } from '@job-alert/domain/india/calendar';
import { fetchFailed } from '@job-alert/domain/portal/admin-messages';
import {
  INVITATION_DECLINE_LABELS,
  INVITATION_STATE_LABELS,
  type InvitationState,
} from '@job-alert/domain/sourcing/job-invitation';
import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ErrorState, LoadingState } from '../../../components/states';
import { StatusBadge, type Tone } from '../../../components/status-badge';
import { Pager } from '../../../components/table/pager';
import { recordPath } from '../../../config/record-paths';
import { candidateName } from '../../shared/people/candidate-name';
import { type JobInvitationsQuery, useJobInvitationsQuery } from './job-candidates.generated';

type Invitation = NonNullable<JobInvitationsQuery['job']>['invitations']['nodes'][number];

const PAGE_SIZE = 25;
const TONES: Readonly<Record<InvitationState, Tone>> = {
  OPEN: 'amber',
  ACCEPTED: 'green',
  ACCEPTED_INCOMPLETE: 'green',
  DECLINED: 'red',
  EXPIRED: 'grey',
  ENDED: 'grey',
};

/** The candidates who were invited to a job with their answers, or only those who have answered. */
export function InvitedCandidates({ jobId, isAnswered }: { jobId: string; isAnswered?: true }) {
  const [page, setPage] = useState(1);
  const frame = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useJobInvitationsQuery({
    variables: { jobId, first: PAGE_SIZE, page, isAnswered },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  if (error) return <ErrorState text={fetchFailed('candidates')} onRetry={refetch} />;
  if (!data?.job) return <LoadingState />;
  const { invitations, invitationCounts } = data.job;
  if (invitations.totalCount === 0) {
    return <Text>{isAnswered ? 'Nobody has answered yet.' : 'Nobody has been invited to this job.'}</Text>;
  }
  return (
    <Stack gap="sm" ref={frame}>
      {isAnswered ? null : (
        <Text fz="sm">
          {invitationCounts.map(({ state, count }) => `${count} ${INVITATION_STATE_LABELS[state]}`).join(' · ')}
        </Text>
      )}
      {invitations.nodes.map((invitation) => (
        <InvitedCandidate key={invitation.id} invitation={invitation} />
      ))}
      <Pager frame={frame} page={page} hasNextPage={invitations.pageInfo.hasNextPage} onChange={setPage} />
    </Stack>
  );
}

function InvitedCandidate({ invitation }: { invitation: Invitation }) {
  const { candidate, state, invitedAt, invitedByName, declineReason, declineNote, applicationId } = invitation;
  return (
    <div>
      <Group gap="xs">
        {candidate ? (
          <Anchor component={Link} to={recordPath('CANDIDATE', candidate.id) ?? ''}>
            {candidateName(candidate)}
          </Anchor>
        ) : (
          'Deleted candidate'
        )}
        <StatusBadge tone={TONES[state]}>{INVITATION_STATE_LABELS[state]}</StatusBadge>
        {applicationId === null ? null : (
          <Anchor component={Link} to={recordPath('APPLICATION', applicationId) ?? ''} fz="sm">
            Application
          </Anchor>
        )}
      </Group>
      <Text fz="sm">
        Invited on {formatDate(new Date(invitedAt))} by {invitedByName}
      </Text>
      {declineReason === null ? null : (
        <Text fz="sm">
          {INVITATION_DECLINE_LABELS[declineReason]}
          {declineNote === null ? null : <>: “{declineNote}”</>}
        </Text>
      )}
    </div>
  );
}
