import { useEffect } from 'react';
import { type CompanyStandingFragment, useViewerQuery } from '../graphql/viewer.generated';
import { endSession, rememberEmailVerified, rememberPerson, rememberProfileComplete } from './session';
import type { BrowserSession } from './session-storage';

/** The profile lock of the signed-in areas. */
export interface ProfileLock {
  /** True until the server has answered for the first time. */
  loading: boolean;
  /** False on any failure to load (specification 1 §4). */
  complete: boolean;
  /** Where the employer's company stands; null for candidates and until it is known. */
  company: CompanyStandingFragment | null;
}

/**
 * Asks the server who is signed in and whether the profile is complete, keeps the answers in the browser's storage, and ends the
 * session of an inactive account; one that the server no longer knows ends in the Apollo client. A mutation that may complete a profile
 * asks for the `SessionUser` that it belongs to. Nothing is asked for somebody who does not belong in the area: that session is null.
 */
export function useProfileComplete(session: BrowserSession | null): ProfileLock {
  const { data, error, loading } = useViewerQuery({ fetchPolicy: 'cache-and-network', skip: session === null });
  const viewer = data?.viewer;
  const answered = data !== undefined || error !== undefined;
  // The last answer counts until then, so that a screen asks for its data at the same time.
  const complete = answered ? !error && viewer?.isProfileComplete === true : session?.profileComplete === true;

  useEffect(() => {
    if (session === null || !answered) return;
    if (viewer?.isActive === false) endSession();
    else rememberProfileComplete(complete);
    // A saved profile may have changed the name. Right after a change of accounts the answer is still the last one's.
    if (viewer?.id !== session.user.id) return;
    rememberPerson({ first_name: viewer.firstName, email: viewer.email });
    rememberEmailVerified(viewer.isEmailVerified);
  }, [session, answered, viewer, complete]);

  return { loading: loading && !answered, complete, company: viewer?.company ?? null };
}
