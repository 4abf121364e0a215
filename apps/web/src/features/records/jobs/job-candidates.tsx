import { Tabs, Text } from '@mantine/core';
import { AppliedCandidates } from './applied-candidates';
import { InvitedCandidates } from './invited-candidates';
import type { JobInformationQuery } from './job-information.generated';
import { SuggestedCandidates } from './suggested-candidates';
import { useSuggestedCandidatesQuery } from './suggested-candidates.generated';

interface JobCandidatesProps {
  job: NonNullable<JobInformationQuery['job']>;
  onInvited: () => void;
}

/** The candidates of a job by their step: suggested, invited, answered, applied and recommended. */
export function JobCandidates({ job, onInvited }: JobCandidatesProps) {
  const { id, title, companyName, applicantCount, invitationCounts, answered, recommended } = job;
  const invited = invitationCounts.reduce((sum, { count }) => sum + count, 0);
  const suggested = useSuggestedCandidatesQuery({
    variables: { jobId: id },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const found = suggested.data?.suggestedCandidates;
  return (
    <>
      <Text fw={600} mb="sm">
        {title}, {companyName}
      </Text>
      <Tabs defaultValue="suggested" variant="pills" keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="suggested">Suggested{found ? ` (${found.totalCount})` : ''}</Tabs.Tab>
          <Tabs.Tab value="invited">Invited ({invited})</Tabs.Tab>
          <Tabs.Tab value="answered">Answered ({answered.totalCount})</Tabs.Tab>
          <Tabs.Tab value="applied">Applied ({applicantCount})</Tabs.Tab>
          <Tabs.Tab value="recommended">Recommended ({recommended.totalCount})</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="suggested">
          <SuggestedCandidates job={job} query={suggested} onInvited={onInvited} />
        </Tabs.Panel>
        <Tabs.Panel value="invited">
          <InvitedCandidates jobId={id} />
        </Tabs.Panel>
        <Tabs.Panel value="answered">
          <InvitedCandidates jobId={id} isAnswered />
        </Tabs.Panel>
        <Tabs.Panel value="applied">
          <AppliedCandidates jobId={id} />
        </Tabs.Panel>
        <Tabs.Panel value="recommended">
          <AppliedCandidates jobId={id} isRecommended />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
