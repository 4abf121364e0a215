import { useEffect } from 'react';
import { type CompanyApprovalFragment, useViewerQuery } from '../graphql/viewer.generated';
import { endSession, rememberEmailVerified, rememberPerson, rememberProfileComplete } from './session';
import type { BrowserSession } from './session-storage';

export interface ProfileLock {
  /** True until the first response. */
  isLoading: boolean;
  /** False after any error (specification 1 §4). */
  isComplete: boolean;
  /** The approval state of the employer's company, or null for candidates and until loaded. */
  company: CompanyApprovalFragment | null;
  /** True for an employer who only interviews. */
  onlyInterviews: boolean;
}

/**
 * Requests the current user and the completeness of the profile. Stores the response in the browser and ends the
 * session of an inactive account. The Apollo client handles tokens that the server no longer accepts. Mutations that
 * may complete a profile refetch its `SessionUser`. Sends no request without a session.
 */
export function useProfileComplete(session: BrowserSession | null): ProfileLock {
  const { data, error, loading } = useViewerQuery({ fetchPolicy: 'cache-and-network', skip: session === null });
  const viewer = data?.viewer;
  const answered = data !== undefined || error !== undefined;
  // The stored value applies until the response, so that a screen can load its data in parallel.
  const complete = answered ? !error && viewer?.isProfileComplete === true : session?.profileComplete === true;

  useEffect(() => {
    if (session === null || !answered) return;
    if (viewer?.isActive === false) endSession();
    else rememberProfileComplete(complete);
    // Stores the name, because a saved profile may have changed it. Right after a change of accounts, the data still
    // belongs to the previous user.
    if (viewer?.id !== session.user.id) return;
    rememberPerson({ first_name: viewer.firstName, email: viewer.email });
    rememberEmailVerified(viewer.isEmailVerified);
  }, [session, answered, viewer, complete]);

  return {
    isLoading: loading && !answered,
    isComplete: complete,
    company: viewer?.company ?? null,
    onlyInterviews: viewer?.type === 'EMPLOYER' && !viewer.viewerCanRecruit,
  };
}
