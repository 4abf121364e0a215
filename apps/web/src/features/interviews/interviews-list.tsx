import { SegmentedControl, Skeleton, Stack, Title } from '@mantine/core';
import { EmptyList } from '../../components/empty-list';
import { Pager } from '../../components/pager';
import { ErrorState } from '../../components/states';
import { describeError } from '../../lib/errors/describe-error';
import { FAILURE_SENTENCES } from './failure-sentences';
import { InterviewCard } from './interview-card';
import { type ScheduledInterviewFragment, useMyInterviewsQuery } from './interviews.generated';
import { useInterviewsFilters } from './use-interviews-filters';

const choices = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
];

interface InterviewsListProps {
  /** Another request brings the first page. */
  waits: boolean;
  /** It has. */
  brought: boolean;
  onReschedule: (interview: ScheduledInterviewFragment) => void;
}

/** The employer's interviews to come, or those that were. */
export function InterviewsList({ waits, brought, onReschedule }: InterviewsListProps) {
  const { variables, change } = useInterviewsFilters();
  const past = variables.when === 'PAST';
  const { data, error, refetch } = useMyInterviewsQuery({
    variables,
    skip: waits,
    fetchPolicy: brought ? 'cache-first' : 'cache-and-network',
  });
  const list = data?.viewer?.interviews;
  const interviews = list?.nodes;

  return (
    <section aria-labelledby="interviews-title">
      <Title order={2} id="interviews-title" fz="1.125rem" mb="sm">
        Interviews
      </Title>
      <SegmentedControl
        fullWidth
        mb="md"
        aria-label="Which interviews"
        data={choices}
        value={past ? 'past' : 'upcoming'}
        onChange={(when) => change({ when })}
      />
      {error && !interviews ? <ErrorState text={describeError(error, FAILURE_SENTENCES)} onRetry={refetch} /> : null}
      {interviews || error ? null : (
        <Stack gap="sm" role="status" aria-busy="true" aria-label="Loading the interviews">
          <Skeleton height={132} radius="md" />
          <Skeleton height={132} radius="md" />
        </Stack>
      )}
      {interviews?.length === 0 ? (
        <EmptyList
          text={past ? 'No past interviews.' : 'No upcoming interviews.'}
          hint="Interviews that you schedule appear here."
          page={variables.page}
          onFirstPage={() => change({ page: '1' })}
        />
      ) : null}
      <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {interviews?.map((interview) => (
          <li key={interview.id} data-row-key={interview.id}>
            <InterviewCard interview={interview} onReschedule={onReschedule} />
          </li>
        ))}
      </Stack>
      <Pager
        page={variables.page}
        hasNextPage={list?.pageInfo.hasNextPage ?? false}
        onChange={(page) => change({ page: String(page) })}
      />
    </section>
  );
}
