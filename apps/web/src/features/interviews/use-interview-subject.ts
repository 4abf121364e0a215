import { INTERVIEW_CHANGED } from '@job-alert/domain/interviews/interview-cancellation';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { candidateName } from '../shared/people/candidate-name';
import { hasEarlier, type InterviewSubject } from './interview-form';
import { type InterviewSubjectQuery, useInterviewSubjectQuery } from './interviews.generated';
import { useInterviewsFilters } from './use-interviews-filters';

export function useInterviewSubject(): {
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
