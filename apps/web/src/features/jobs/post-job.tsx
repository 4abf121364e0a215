import { NetworkStatus } from '@apollo/client';
import { Skeleton, Stack } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { Screen } from '../../components/screen';
import { usePostJobCompanyQuery } from './post-job.generated';
import { emptyJob, type JobValues } from './post-job-form';
import { PostJobFormView } from './post-job-form-view';

/** The Job Post screen. A job that is posted again arrives with its values in the router's state. */
export function PostJob() {
  const { data, networkStatus, refetch } = usePostJobCompanyQuery({ fetchPolicy: 'cache-and-network' });
  const copied = (useLocation().state as { copyOf?: JobValues } | null)?.copyOf;

  return (
    <Screen
      title="Job Post"
      lead="Describe the role. The job goes live once an administrator approves it."
      width="form"
    >
      {data || networkStatus !== NetworkStatus.loading ? (
        <PostJobFormView
          company={data?.myCompany}
          initial={copied ?? emptyJob}
          onReload={() =>
            refetch().then(
              (answer) => answer.data?.myCompany,
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
