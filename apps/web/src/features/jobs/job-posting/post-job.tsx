import { NetworkStatus } from '@apollo/client';
import { COMPANY_MESSAGES } from '@job-alert/domain/portal/messages';
import { Button, Skeleton, Stack } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { Screen } from '../../../components/screen';
import { EmptyState } from '../../../components/states';
import { paths } from '../../../config/paths';
import { useProfileLock } from '../../../lib/session/profile-lock';
import { readCopiedJob } from './copied-job';
import { usePostJobCompanyQuery } from './post-job.generated';
import { emptyJob } from './post-job-form';
import { PostJobFormView } from './post-job-form-view';

/** The Job Post screen. The values of a job that is posted again are in the history state. */
export function PostJob() {
  const { data, networkStatus, refetch } = usePostJobCompanyQuery({ fetchPolicy: 'cache-and-network' });
  const copied = readCopiedJob(useLocation().state);

  const { company } = useProfileLock();
  const approval = data?.viewer?.company?.approvalState ?? company?.approvalState;

  // The notice above the screen shows the reason and the next step.
  if (approval === 'REJECTED') {
    return (
      <Screen title="Job Post" width="form">
        <EmptyState
          text="You cannot post jobs at the moment."
          hint={COMPANY_MESSAGES.notApproved}
          icon={<IconLock size={32} stroke={1.5} />}
          action={
            <Button component={Link} to={paths.contact} mt="sm">
              Contact Us
            </Button>
          }
        />
      </Screen>
    );
  }
  return (
    <Screen
      title="Job Post"
      lead={
        approval === 'PENDING'
          ? 'Describe the role. The job goes live once an administrator approves both your company and the job.'
          : 'Describe the role. The job goes live once an administrator approves it.'
      }
      width="form"
    >
      {data || networkStatus !== NetworkStatus.loading ? (
        <PostJobFormView
          company={data?.viewer?.company}
          initial={{ ...emptyJob, ...copied?.values }}
          draftName={copied ? `job-post-${copied.id}` : 'job-post'}
          onReload={() =>
            refetch().then(
              (answer) => answer.data?.viewer?.company,
              () => undefined,
            )
          }
        />
      ) : (
        <Stack gap="md" role="status" aria-busy="true" aria-label="Loading the form">
          <Skeleton height={420} radius="md" />
          <Skeleton height={180} radius="md" />
        </Stack>
      )}
    </Screen>
  );
}
