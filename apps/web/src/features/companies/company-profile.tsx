import { Button, Skeleton, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Screen } from '../../components/screen';
import { ErrorState } from '../../components/states';
import { paths } from '../../config/paths';
import { describeError } from '../../lib/errors/describe-error';
import { useMyCompanyProfileQuery } from './company-profile.generated';
import { CompanyStanding } from './company-standing';
import { CompanyWizard } from './company-wizard';

/** The company profile: the employer completes it once and keeps it up to date. */
export function CompanyProfile() {
  const { data, error, refetch } = useMyCompanyProfileQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });

  return (
    <Screen
      title="Company Profile"
      lead="Three short steps. Job posts, applicants and interviews open once it is complete."
      width="form"
      action={
        <Button component={Link} to={paths.employer.myData} variant="default">
          My Data
        </Button>
      }
    >
      {data ? (
        <>
          <CompanyStanding company={data.myCompany} />
          <CompanyWizard key={data.myCompany.id} company={data.myCompany} />
        </>
      ) : null}
      {error && !data ? (
        <ErrorState
          text={describeError(error, { fallback: 'Your company profile could not be loaded.' })}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : null}
      {data || error ? null : <ProfileSkeleton />}
    </Screen>
  );
}

function ProfileSkeleton() {
  return (
    <Stack gap="md" role="status" aria-busy="true" aria-label="Loading the company profile">
      <Skeleton height={44} radius="md" />
      <Skeleton height={280} radius="md" />
      <Skeleton height={44} width={140} radius="md" />
    </Stack>
  );
}
