import { Stack, Title } from '@mantine/core';
import { viewerListAnswer } from '../../components/list/list-result';
import { ListResults } from '../../components/list/list-screen';
import { useBanner } from '../../components/use-banner';
import { describeError } from '../../lib/errors/describe-error';
import { FAILURE_SENTENCES } from './failure-sentences';
import { InterviewCard } from './interview-card';
import { type ScheduledInterviewFragment, useMyInterviewsQuery } from './interviews.generated';
import { useInterviewsFilters } from './use-interviews-filters';

interface InterviewsListProps {
  /** True while another request loads the first page. */
  waits: boolean;
  /** True once that request has loaded it. */
  brought: boolean;
  onReschedule: (interview: ScheduledInterviewFragment) => void;
}

/** The employer's upcoming or past interviews. */
export function InterviewsList({ waits, brought, onReschedule }: InterviewsListProps) {
  const { list, isPast, variables } = useInterviewsFilters();
  const banner = useBanner();
  const query = useMyInterviewsQuery({
    variables,
    skip: waits,
    fetchPolicy: brought ? 'cache-first' : 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });

  return (
    <div>
      <Title order={2} fz="1.125rem" mb="sm">
        Interviews
      </Title>
      <ListResults
        what="interviews"
        list={list}
        answer={viewerListAnswer(query, 'interviews')}
        banner={banner}
        failed={describeError(query.error, FAILURE_SENTENCES)}
        empty={{
          text: isPast ? 'No past interviews.' : 'No upcoming interviews.',
          hint: 'Interviews that you schedule appear here.',
        }}
        rows={(interviews) => (
          <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
            {interviews.map((interview) => (
              <li key={interview.id} data-row-key={interview.id}>
                <InterviewCard interview={interview} onReschedule={onReschedule} />
              </li>
            ))}
          </Stack>
        )}
      />
    </div>
  );
}
