import { Stack, Title } from '@mantine/core';
import { toViewerListResult } from '../../components/list/list-result';
import { ListResults } from '../../components/list/list-screen';
import { useBanner } from '../../components/use-banner';
import { describeError } from '../../lib/errors/describe-error';
import { ERROR_MESSAGES } from './error-messages';
import { InterviewCard } from './interview-card';
import { type ScheduledInterviewFragment, useMyInterviewsQuery } from './interviews.generated';
import { useInterviewsFilters } from './use-interviews-filters';

interface InterviewsListProps {
  /** True while another request loads the first page. */
  isWaiting: boolean;
  /** True once that request has loaded the first page. */
  isFirstPageLoaded: boolean;
  onReschedule: (interview: ScheduledInterviewFragment) => void;
}

export function InterviewsList({ isWaiting, isFirstPageLoaded, onReschedule }: InterviewsListProps) {
  const { list, isPast, variables } = useInterviewsFilters();
  const banner = useBanner();
  const query = useMyInterviewsQuery({
    variables,
    skip: isWaiting,
    fetchPolicy: isFirstPageLoaded ? 'cache-first' : 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });

  return (
    <div>
      <Title order={2} fz="1.125rem" mb="sm">
        Interviews
      </Title>
      <ListResults
        recordsName="interviews"
        list={list}
        result={toViewerListResult(query, 'interviews')}
        banner={banner}
        errorText={describeError(query.error, ERROR_MESSAGES)}
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
