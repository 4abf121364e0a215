import { JobAlertError } from './errors.js';

export interface ClientOptions {
  /** The address of the portal, such as https://jobs.example, or of its GraphQL endpoint, https://jobs.example/graphql. */
  url: string;
  /** The token of a login or an API key. Open jobs need none. */
  token?: string | undefined;
  /** A custom fetch, for example with a proxy. */
  fetch?: typeof fetch | undefined;
  /** The time limit of each request in milliseconds; 30,000 without one. A request that exceeds it fails with NO_ANSWER. */
  timeout?: number | undefined;
  /** Aborts every request of this client. An aborted request rejects with the reason of the signal. */
  signal?: AbortSignal | undefined;
}

const DEFAULT_TIMEOUT = 30_000;

/** The text of an operation. Code generators add the types of its data and variables. */
export interface Operation<Data, Variables> {
  readonly __apiType?: (variables: Variables) => Data;
  readonly length: number;
  toString(): string;
}

/** Runs an operation. Returns its data, or throws a JobAlertError. */
export type Send = <Data, Variables extends object>(
  document: Operation<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

interface Answer<Data> {
  data?: Data | null;
  errors?: readonly { message: string; extensions?: Readonly<Record<string, unknown>> }[];
}

export function createTransport({ url, token, fetch: send = fetch, timeout, signal }: ClientOptions): Send {
  const address = `${url.replace(/\/+$/, '').replace(/\/graphql$/, '')}/graphql`;
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) };
  return async <Data, Variables extends object>(document: Operation<Data, Variables>, variables: Variables) => {
    const body = JSON.stringify({ query: document.toString(), variables });
    const answer = await parseResponse<Data>({ address, timeout, signal }, (ends) =>
      send(address, { method: 'POST', headers, body, signal: ends }),
    );
    // A field whose record is missing is null. The rest of the response is complete.
    const error = answer?.errors?.find(({ extensions }) => extensions?.['code'] !== 'RECORD_MISSING');
    if (error) {
      const { code, ...facts } = error.extensions ?? {};
      throw new JobAlertError(typeof code === 'string' ? code : 'INTERNAL', error.message, facts);
    }
    if (!answer?.data) throw new JobAlertError('NO_ANSWER', `${address} returned neither data nor an error.`);
    return answer.data;
  };
}

interface Limits extends Pick<ClientOptions, 'timeout' | 'signal'> {
  address: string;
}

async function parseResponse<Data>(
  { address, timeout = DEFAULT_TIMEOUT, signal }: Limits,
  request: (ends: AbortSignal) => Promise<Response>,
): Promise<Answer<Data> | null> {
  const limit = AbortSignal.timeout(timeout);
  let response: Response | undefined;
  try {
    response = await request(signal ? AbortSignal.any([signal, limit]) : limit);
    return (await response.json()) as Answer<Data> | null;
  } catch (cause) {
    signal?.throwIfAborted();
    const sentence = limit.aborted
      ? `${address} did not answer within ${timeout / 1000} seconds.`
      : unreadable(address, response);
    throw new JobAlertError('NO_ANSWER', sentence, {}, { cause });
  }
}

function unreadable(address: string, response: Response | undefined): string {
  if (!response) return `${address} could not be reached.`;
  const type = response.headers.get('content-type') ?? 'no content type';
  return `${address} answered with status ${response.status} and ${type}, which is not the portal's JSON.`;
}
