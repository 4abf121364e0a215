import { apiUrl } from '../../config/env';
import { waitForReauthentication } from './reauthentication';
import { readSession, readToken } from './session-storage';

/** Fetches a protected resource. If the session has expired, retries the request once the user has logged in again. */
export async function fetchAuthenticated(address: string): Promise<Response> {
  const session = readSession();
  const response = await send(address);
  if (response.status !== 401 || session === null) return response;
  return (await waitForReauthentication({ account: session.user.id, token: session.token })) ? send(address) : response;
}

function send(address: string): Promise<Response> {
  const token = readToken();
  return fetch(apiUrl(address), { credentials: 'include', headers: token ? { authorization: `Token ${token}` } : {} });
}
