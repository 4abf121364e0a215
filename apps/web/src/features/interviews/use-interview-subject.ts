import { INTERVIEW_CHANGED } from '@job-alert/domain/interviews/interview-cancellation';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { candidateName } from '../shared/people/candidate-name';
import { hasEarlier, type InterviewSubject } from './interview-form';
import { type InterviewSubjectQuery, useInterviewSubjectQuery } from './interviews.generated';
import { useInterviewsFilters } from './use-interviews-filters';

/** Returns the applicant to invite from the URL. */
export function useInterviewSubject(): {
  loading: boolean;
  /** Null when the address names nobody, or somebody who cannot be invited. */
  subject: InterviewSubject | null;
  error: unknown;
  /** Why who is named cannot be invited. */
  problem: string | null;
  /** The list of interviews came with the answer, so that the screen asks once. */
  broughtList: boolean;
} {
  const [search] = useSearchParams();
  // Read once: what the address becomes later (another page of the list) must not disturb a form that is being filled in.
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

  // Scheduling changes the cached application, so that it cannot be invited again: only the first response counts.
  const [first, setFirst] = useState<InterviewSubjectQuery>();
  if (data && !first) setFirst(data);

  const response = first ?? data;
  if (!response) return { loading, subject: null, error, problem: null, broughtList: false };
  const named = subjectOf(response, movedId);
  return {
    loading: false,
    subject: named?.problem === null ? named.subject : null,
    error: undefined,
    problem: named ? named.problem : GONE,
    broughtList: true,
  };
}

/** The address may name an application that is not there, or no longer the employer's to see. */
const GONE = 'This application cannot be found.';

function subjectOf(
  { application }: InterviewSubjectQuery,
  movedId: string | null,
): { subject: InterviewSubject; problem: string | null } | null {
  if (!application) return null;
  const { id: applicationId, candidate, job, invitationProblem, interviews } = application;
  const name = candidateName(candidate);
  const hasEarlierInterview = hasEarlier(interviews);
  const moved = interviews.find((interview) => interview.id === movedId && interview.viewerCanCancel);
  const gone = movedId !== null && !moved ? INTERVIEW_CHANGED : null;
  return {
    subject: { moved, applicationId, candidateName: name, jobId: job.id, jobTitle: job.title, hasEarlierInterview },
    problem: invitationProblem ? `${name} cannot be invited now. ${invitationProblem}` : gone,
  };
}
