import { INTERVIEW_CHANGED } from '@job-alert/domain/interviews/interview-cancellation';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Button, Skeleton, Stack, Title } from '@mantine/core';
import { IconCalendarWeek } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Banner } from '../../components/banner';
import { toViewerListResult } from '../../components/list/list-result';
import { ListResults } from '../../components/list/list-screen';
import { Screen } from '../../components/screen';
import { useBanner } from '../../components/use-banner';
import { paths } from '../../config/paths';
import { describeError } from '../../lib/errors/describe-error';
import { candidateName } from '../shared/people/candidate-name';
import { ERROR_MESSAGES } from './error-messages';
import { InterviewCard } from './interview-card';
import { hasEarlier, type InterviewSubject, movedSubject } from './interview-form';
import { InterviewFormView } from './interview-form-view';
import {
  type InterviewSubjectQuery,
  type ScheduledInterviewFragment,
  useInterviewSubjectQuery,
  useMyInterviewsQuery,
} from './interviews.generated';
import classes from './schedule-interview.module.css';
import { useInterviewsFilters } from './use-interviews-filters';

export function ScheduleInterview() {
  const { loading, subject, error, invitationError, includesList } = useInterviewSubject();
  const navigate = useNavigate();
  // Each click on Reschedule resets the form; `count` is part of its key.
  const [moves, setMoves] = useState<{ count: number; subject: InterviewSubject | null }>({ count: 0, subject: null });
  const reschedule = (interview: ScheduledInterviewFragment) =>
    setMoves(({ count }) => ({ count: count + 1, subject: movedSubject(interview) }));
  // A cleared form has no subject, so the URL's error no longer applies.
  const [isCleared, setCleared] = useState(false);
  const text = error ? describeError(error, { fallback: COMMON_MESSAGES.wentWrong }) : invitationError;

  return (
    <Screen
      title="Schedule Interview"
      lead="The candidate is invited once an administrator approves the interview."
      action={
        <Button
          component={Link}
          to={paths.employer.interviewCalendar}
          variant="default"
          size="md"
          leftSection={<IconCalendarWeek size={20} aria-hidden />}
        >
          Interview Calendar
        </Button>
      }
    >
      <div className={classes.columns}>
        <div>
          <Banner message={text && !isCleared ? { tone: 'error', text } : null} hasMargin />
          {loading ? (
            <Skeleton height={520} radius="md" role="status" aria-label="Loading the form" />
          ) : (
            <InterviewFormView
              key={moves.count}
              subject={moves.subject ?? subject}
              onCleared={() => {
                setCleared(true);
                void navigate(paths.employer.scheduleInterview, { replace: true, preventScrollReset: true });
              }}
            />
          )}
        </div>
        <InterviewsList isWaiting={loading} isFirstPageLoaded={includesList} onReschedule={reschedule} />
      </div>
    </Screen>
  );
}

interface InterviewsListProps {
  /** True while another request loads the first page. */
  isWaiting: boolean;
  /** True once that request has loaded the first page. */
  isFirstPageLoaded: boolean;
  onReschedule: (interview: ScheduledInterviewFragment) => void;
}

function InterviewsList({ isWaiting, isFirstPageLoaded, onReschedule }: InterviewsListProps) {
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
          text: isPast ? 'No past or cancelled interviews.' : 'No upcoming interviews.',
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

function useInterviewSubject(): {
  loading: boolean;
  /** Null if the URL has no application, or if its candidate cannot be invited. */
  subject: InterviewSubject | null;
  error: unknown;
  invitationError: string | null;
  /** True if the response also contains the list of interviews, so the screen needs only one request. */
  includesList: boolean;
} {
  const [search] = useSearchParams();
  // The URL is read once, because later changes, such as another page of the list, must not reset the form.
  const [id] = useState(() => search.get('application') ?? '');
  const [movedId] = useState(() => search.get('reschedule'));
  const { variables } = useInterviewsFilters();
  const [list] = useState(variables);
  const { data, error, loading } = useInterviewSubjectQuery({
    variables: { id, ...list },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    skip: !/^\d+$/.test(id),
  });

  // Uses only the first response, because scheduling changes the cached application so that it cannot be invited again.
  const [first, setFirst] = useState<InterviewSubjectQuery>();
  if (data && !first) setFirst(data);

  const response = first ?? data;
  if (!response) return { loading, subject: null, error, invitationError: null, includesList: false };
  const result = toSubject(response, movedId);
  return {
    loading: false,
    subject: result?.problem === null ? result.subject : null,
    error: undefined,
    invitationError: result ? result.problem : GONE,
    includesList: true,
  };
}

/** Shown if the application does not exist or the employer can no longer access it. */
const GONE = 'This application cannot be found.';

function toSubject(
  { application }: InterviewSubjectQuery,
  movedId: string | null,
): { subject: InterviewSubject; problem: string | null } | null {
  if (!application) return null;
  const { id: applicationId, candidate, job, invitationProblem: validateInvitation, interviews } = application;
  const name = candidateName(candidate);
  const hasEarlierInterview = hasEarlier(interviews);
  const moved = interviews.find((interview) => interview.id === movedId && interview.viewerCanCancel);
  const problemOfMove = movedId !== null && !moved ? INTERVIEW_CHANGED : null;
  return {
    subject: { moved, applicationId, candidateName: name, jobId: job.id, jobTitle: job.title, hasEarlierInterview },
    problem: validateInvitation ? `${name} cannot be invited now. ${validateInvitation}` : problemOfMove,
  };
}
