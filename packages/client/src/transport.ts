import { JobAlertError } from './errors.js';

/** Where the portal is and who asks. */
export interface ClientOptions {
  /** The address of the portal, such as https://jobs.example. */
  url: string;
  /** The token of a login, or the key of an integrator; the open jobs need neither. */
  token?: string | undefined;
  /** Another way to send requests, such as one with a proxy. */
  fetch?: typeof fetch | undefined;
}

/** The text of an operation, with the types of its data and its variables when a code generator has written it. */
export interface Operation<Data, Variables> {
  readonly __apiType?: (variables: Variables) => Data;
  readonly length: number;
  toString(): string;
}

/** Runs one operation and gives its data, or throws a JobAlertError. */
export type Send = <Data, Variables extends object>(
  document: Operation<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

interface Answer<Data> {
  data?: Data | null;
  errors?: readonly { message: string; extensions?: Readonly<Record<string, unknown>> }[];
}

/** A sender of operations over HTTP. */
export function createTransport({ url, token, fetch: send = fetch }: ClientOptions): Send {
  const address = `${url.replace(/\/+$/, '')}/graphql`;
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) };
  return async <Data, Variables extends object>(document: Operation<Data, Variables>, variables: Variables) => {
    const body = JSON.stringify({ query: document.toString(), variables });
    const answer = await answerOf<Data>(() => send(address, { method: 'POST', headers, body }));
    // A field whose record is missing is null, which its type says; everything else in the answer is complete.
    const error = answer.errors?.find(({ extensions }) => extensions?.['code'] !== 'RECORD_MISSING');
    if (error) {
      const { code, ...facts } = error.extensions ?? {};
      throw new JobAlertError(typeof code === 'string' ? code : 'INTERNAL', error.message, facts);
    }
    if (!answer.data) throw new JobAlertError('NO_ANSWER', 'The portal gave neither data nor an error.');
    return answer.data;
  };
}

async function answerOf<Data>(request: () => Promise<Response>): Promise<Answer<Data>> {
  try {
    return (await (await request()).json()) as Answer<Data>;
  } catch (cause) {
    throw new JobAlertError(
      'NO_ANSWER',
      'The portal could not be reached, or its answer was not understood.',
      {},
      { cause },
    );
  }
}
