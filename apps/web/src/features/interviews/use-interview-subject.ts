import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasEarlier, type InterviewSubject } from './interview-form';
import { useInterviewSubjectQuery } from './interviews.generated';
import { useInterviewsFilters } from './use-interviews-filters';

/** Whom the address asks to invite. */
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
  const { variables } = useInterviewsFilters();
  const [list] = useState(variables);
  const { data, error, loading } = useInterviewSubjectQuery({
    variables: { id, ...list },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    skip: !/^\d+$/.test(id),
  });

  if (!data) return { loading, subject: null, error, problem: null, broughtList: false };
  const { id: applicationId, candidateName, jobId, jobTitle, invitationProblem, interviews } = data.application;
  const subject = { applicationId, candidateName, jobId, jobTitle, hasEarlierInterview: hasEarlier(interviews) };
  return {
    loading: false,
    subject: invitationProblem === null ? subject : null,
    error: undefined,
    problem: invitationProblem && `${candidateName} cannot be invited now. ${invitationProblem}`,
    broughtList: true,
  };
}
