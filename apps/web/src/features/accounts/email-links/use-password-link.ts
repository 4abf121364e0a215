import { useEffect, useState } from 'react';
import { fetchGraphql } from '../../../lib/public-data/execute';
import { type PasswordLinkQuery, PasswordLinkText } from './password-recovery.public.generated';

type PasswordLinkState = PasswordLinkQuery['passwordLink'];

/** Returns the state of the link in an email. It is VALID until the server responds, and if the request fails. */
export function usePasswordLink(token: string): PasswordLinkState {
  const [state, setState] = useState<PasswordLinkState>('VALID');
  useEffect(() => {
    const request = new AbortController();
    fetchGraphql(PasswordLinkText, { token }, { signal: request.signal }).then(
      ({ passwordLink }) => setState(passwordLink),
      // Submitting the form repeats the check and reports the error.
      () => undefined,
    );
    return () => request.abort();
  }, [token]);
  return state;
}
