import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { InterviewSubject } from './interview-form';
import { useInterviewSubjectQuery } from './interviews.generated';
import { useInterviewsFilters } from './use-interviews-filters';

/** Whom the address asks to invite: the names come with the navigation, or, on an opened link, from the server. */
export function useInterviewSubject(): {
  loading: boolean;
  subject: InterviewSubject | null;
  error: unknown;
  /** The list of interviews came with the answer, so that the screen asks once. */
  broughtList: boolean;
} {
  const { state } = useLocation();
  const [search] = useSearchParams();
  // Read once: what the address becomes later (another page of the list) must not disturb a form that is being filled in.
  const [asked] = useState(() => subjectOf(search, state as Names | null));
  const { variables } = useInterviewsFilters();
  const [list] = useState(variables);
  const { data, error, loading } = useInterviewSubjectQuery({
    variables: { id: asked?.applicationId ?? '', ...list },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    skip: asked === null || asked.known !== null,
  });

  if (asked?.known) return { loading: false, subject: asked.known, error: undefined, broughtList: false };
  if (!data) return { loading, subject: null, error, broughtList: false };
  const { id: applicationId, candidateName, jobId, jobTitle } = data.application;
  const subject = { applicationId, candidateName, jobId, jobTitle };
  return { loading: false, subject, error: undefined, broughtList: true };
}

type Names = Partial<Pick<InterviewSubject, 'jobTitle' | 'candidateName'>>;

function subjectOf(search: URLSearchParams, names: Names | null) {
  const applicationId = search.get('application') ?? '';
  if (!/^\d+$/.test(applicationId)) return null;
  const jobId = search.get('job');
  const { jobTitle, candidateName } = names ?? {};
  const known: InterviewSubject | null =
    jobId && jobTitle && candidateName ? { applicationId, jobId, jobTitle, candidateName } : null;
  return { applicationId, known };
}
