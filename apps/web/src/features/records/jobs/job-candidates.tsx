import { Anchor, Tabs, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { pluralizeCount } from '../../../components/list/pluralize-count';
import { paths, withQuery } from '../../../config/paths';
import { InvitedCandidates } from './invited-candidates';
import type { JobInformationQuery } from './job-information.generated';
import { SuggestedCandidates } from './suggested-candidates';

interface JobCandidatesProps {
  job: NonNullable<JobInformationQuery['job']>;
  onInvited: () => void;
}

/** The candidates of a job by their step: suggested, invited with their answers, and applied. Each list loads when it is opened. */
export function JobCandidates({ job, onInvited }: JobCandidatesProps) {
  const { id, title, applicantCount, invitationCounts } = job;
  const invited = invitationCounts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Tabs defaultValue="suggested" variant="pills" keepMounted={false}>
      <Tabs.List mb="md">
        <Tabs.Tab value="suggested">Suggested</Tabs.Tab>
        <Tabs.Tab value="invited">Invited ({invited})</Tabs.Tab>
        <Tabs.Tab value="applied">Applied ({applicantCount})</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="suggested">
        <SuggestedCandidates job={job} onInvited={onInvited} />
      </Tabs.Panel>
      <Tabs.Panel value="invited">
        <InvitedCandidates jobId={id} />
      </Tabs.Panel>
      <Tabs.Panel value="applied">
        {applicantCount === 0 ? (
          <Text>Nobody has applied yet.</Text>
        ) : (
          <Anchor component={Link} to={withQuery(paths.admin.applications, { search: title })}>
            See {pluralizeCount(applicantCount, 'applications')}
          </Anchor>
        )}
      </Tabs.Panel>
    </Tabs>
  );
}
