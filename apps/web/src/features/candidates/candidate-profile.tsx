import { Button, Skeleton, Stack } from '@mantine/core';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { Screen } from '../../components/screen';
import { ErrorState } from '../../components/states';
import { paths } from '../../config/paths';
import { describeError } from '../../lib/errors/describe-error';
import { useMyCandidateProfileQuery } from './candidate-profile.generated';
import { ProfileWizard } from './profile-wizard';
import { filesOf } from './profile-files';

/** The candidate's profile: completed once, kept up to date afterwards. */
export function CandidateProfile() {
  const { data, error, refetch } = useMyCandidateProfileQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const renew = useCallback(
    async (id: string) => {
      const answer = await refetch().catch(() => null);
      return filesOf(answer?.data?.myCandidateProfile).find((file) => file.id === id)?.url ?? null;
    },
    [refetch],
  );

  return (
    <Screen
      title="Profile Management"
      lead="Three short steps. Job Explorer and My Applications open once your profile is complete."
      width="form"
      action={
        <Button component={Link} to={paths.candidate.myData} variant="default">
          My Data
        </Button>
      }
    >
      {data ? <ProfileWizard key={data.myCandidateProfile.id} profile={data.myCandidateProfile} renew={renew} /> : null}
      {error && !data ? (
        <ErrorState
          text={describeError(error, { fallback: 'Your profile could not be loaded.' })}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : null}
      {data || error ? null : <ProfileSkeleton />}
    </Screen>
  );
}

function ProfileSkeleton() {
  return (
    <Stack gap="md" role="status" aria-busy="true" aria-label="Loading your profile">
      <Skeleton height={44} radius="md" />
      <Skeleton height={320} radius="md" />
      <Skeleton height={240} radius="md" />
    </Stack>
  );
}
