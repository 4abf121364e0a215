import { useEffect, useState } from 'react';
import { fetchGraphql } from '../../../lib/public-data/execute';
import { type PasswordLinkQuery, PasswordLinkText } from './password-recovery.public.generated';

type PasswordLinkState = PasswordLinkQuery['passwordLink'];

/** Returns the state of an email's link. It is VALID until the server has responded, and if it cannot respond. */
export function usePasswordLink(token: string): PasswordLinkState {
  const [state, setState] = useState<PasswordLinkState>('VALID');
  useEffect(() => {
    const request = new AbortController();
    fetchGraphql(PasswordLinkText, { token }, { signal: request.signal }).then(
      ({ passwordLink }) => setState(passwordLink),
      // The submit repeats the check and reports the error.
      () => undefined,
    );
    return () => request.abort();
  }, [token]);
  return state;
}
