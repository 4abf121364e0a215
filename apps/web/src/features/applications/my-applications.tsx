import { APPLICATION_MESSAGES } from '@job-alert/domain/applications/application-messages';
import { Button, SimpleGrid } from '@mantine/core';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { toViewerListResult } from '../../components/list/list-result';
import { ListScreen } from '../../components/list/list-screen';
import { useList } from '../../components/list/use-list';
import { useBanner } from '../../components/use-banner';
import { paths } from '../../config/paths';
import { describeError } from '../../lib/errors/describe-error';
import { OpenInvitations } from '../shared/applications/open-invitations';
import { ApplicationCard } from './application-card';
import { useMyApplicationsQuery } from './my-applications.generated';
import classes from './my-applications.module.css';

const definition = { filters: {}, pageSize: 12 };

export function MyApplications() {
  const list = useList(definition);
  const banner = useBanner();
  const query = useMyApplicationsQuery({
    variables: list.position,
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const { error, refetch } = query;
  const renew = useCallback(
    async (id: string) => {
      const result = await refetch().catch(() => null);
      const letters = result?.data?.viewer?.applications?.nodes.map(({ offerLetter }) => offerLetter);
      return letters?.find((letter) => letter?.id === id)?.url ?? null;
    },
    [refetch],
  );

  return (
    <ListScreen
      title="Application Management"
      lead="Track your applications, interviews and offers."
      recordsName="applications"
      list={list}
      result={toViewerListResult(query, 'applications')}
      banner={banner}
      intro={<OpenInvitations viewer={query.data?.viewer} onAnswered={refetch} />}
      errorText={describeError(error, { fallback: APPLICATION_MESSAGES.loadFailed })}
      empty={{
        text: APPLICATION_MESSAGES.none,
        hint: 'Apply for a job and it appears here.',
        action: (
          <Button component={Link} to={paths.candidate.jobs} mt="sm">
            Explore jobs
          </Button>
        ),
      }}
      rows={(applications) => (
        <SimpleGrid
          cols={{ base: 1, sm: 2, lg: 3 }}
          spacing="lg"
          component="ul"
          className={classes.list}
          aria-label="Applications"
        >
          {applications.map((application) => (
            <li key={application.id} data-row-key={application.id}>
              <ApplicationCard application={application} renew={renew} />
            </li>
          ))}
        </SimpleGrid>
      )}
    />
  );
}
