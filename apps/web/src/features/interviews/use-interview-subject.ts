import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { InterviewSubject } from './interview-form';
import { useInterviewSubjectQuery } from './interviews.generated';

/** Whom the address asks to invite: the names come with the navigation, or, on an opened link, from the server. */
export function useInterviewSubject(): { loading: boolean; subject: InterviewSubject | null; error: unknown } {
  const { state } = useLocation();
  const [search] = useSearchParams();
  // Read once: what the address becomes later (another page of the list) must not disturb a form that is being filled in.
  const [asked] = useState(() => subjectOf(search, state as Names | null));
  const { data, error, loading } = useInterviewSubjectQuery({
    variables: { id: asked?.applicationId ?? '' },
    skip: asked === null || asked.known !== null,
  });

  if (asked?.known) return { loading: false, subject: asked.known, error: undefined };
  if (!data) return { loading, subject: null, error };
  const { id: applicationId, candidateName, jobId, jobTitle } = data.application;
  return { loading: false, subject: { applicationId, candidateName, jobId, jobTitle }, error: undefined };
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
