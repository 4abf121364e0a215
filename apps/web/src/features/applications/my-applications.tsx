import { Button, SimpleGrid, Skeleton } from '@mantine/core';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { APPLICATION_MESSAGES } from '@job-alert/domain/application-messages';
import { EmptyList } from '../../components/empty-list';
import { Pager } from '../../components/pager';
import { Screen } from '../../components/screen';
import { ErrorState } from '../../components/states';
import { paths } from '../../config/paths';
import { describeError } from '../../lib/errors/describe-error';
import { pageNumber, useUrlFilters } from '../../lib/url/use-url-filters';
import { ApplicationCard } from './application-card';
import classes from './my-applications.module.css';
import { useMyApplicationsQuery } from './my-applications.generated';

const firstPage = { page: '1' };
const pageSize = 12;
const grid = { cols: { base: 1, sm: 2, lg: 3 }, spacing: 'lg' } as const;

/** Application Management: where each of the candidate's applications stands. */
export function MyApplications() {
  const [filters, changeFilters] = useUrlFilters(firstPage);
  const page = pageNumber(filters.page);
  const { data, previousData, error, refetch } = useMyApplicationsQuery({
    variables: { first: pageSize, page },
    fetchPolicy: 'network-only',
  });
  const shown = data ?? previousData;
  const applications = shown?.viewer?.applications?.nodes;
  const renew = useCallback(
    async (id: string) => {
      const answer = await refetch().catch(() => null);
      const letters = answer?.data?.viewer?.applications?.nodes.map(({ offerLetter }) => offerLetter);
      return letters?.find((letter) => letter?.id === id)?.url ?? null;
    },
    [refetch],
  );

  return (
    <Screen title="Application Management" lead="Track your applications, interviews and offers.">
      {error && !applications ? (
        <ErrorState text={describeError(error, { fallback: APPLICATION_MESSAGES.loadFailed })} onRetry={refetch} />
      ) : null}
      {error || applications ? null : <ApplicationsSkeleton />}
      {applications?.length === 0 ? (
        <EmptyList
          text={APPLICATION_MESSAGES.none}
          hint="Apply for a job and it appears here."
          action={
            <Button component={Link} to={paths.candidate.jobs} mt="sm">
              Explore jobs
            </Button>
          }
          page={page}
          onFirstPage={() => changeFilters({ page: '1' })}
        />
      ) : null}
      {applications && applications.length > 0 ? (
        <SimpleGrid {...grid} component="ul" className={classes.list} aria-label="Applications">
          {applications.map((application) => (
            <li key={application.id}>
              <ApplicationCard application={application} renew={renew} />
            </li>
          ))}
        </SimpleGrid>
      ) : null}
      <Pager
        page={page}
        hasNextPage={shown?.viewer?.applications?.pageInfo.hasNextPage ?? false}
        onChange={(next) => changeFilters({ page: String(next) })}
      />
    </Screen>
  );
}

function ApplicationsSkeleton() {
  return (
    <SimpleGrid {...grid} role="status" aria-busy="true" aria-label="Loading your applications">
      <Skeleton height={220} radius="lg" />
      <Skeleton height={220} radius="lg" visibleFrom="sm" />
      <Skeleton height={220} radius="lg" visibleFrom="lg" />
    </SimpleGrid>
  );
}
