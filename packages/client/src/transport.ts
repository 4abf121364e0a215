import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type DocumentNode, print } from 'graphql';
import { JobAlertError } from './errors.js';

/** Where the portal is and who asks. */
export interface ClientOptions {
  /** The address of the portal, such as https://jobs.example. */
  url: string;
  /** The token of a login, or the key of an integrator; the open jobs need neither. */
  token?: string;
  /** Another way to send requests, such as one with a proxy. */
  fetch?: typeof fetch;
}

/** Runs one operation and gives its data, or throws a JobAlertError. */
export type Send = <Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

interface Answer<Data> {
  data?: Data | null;
  errors?: readonly { message: string; extensions?: Readonly<Record<string, unknown>> }[];
}

const texts = new WeakMap<DocumentNode, string>();

/** Prints each document once. */
function textOf(document: DocumentNode): string {
  let text = texts.get(document);
  if (text === undefined) texts.set(document, (text = print(document)));
  return text;
}

/** A sender of operations over HTTP. */
export function createTransport({ url, token, fetch: send = fetch }: ClientOptions): Send {
  const address = `${url.replace(/\/+$/, '')}/graphql`;
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) };
  return async <Data, Variables extends object>(document: TypedDocumentNode<Data, Variables>, variables: Variables) => {
    const body = JSON.stringify({ query: textOf(document), variables });
    const answer = await answerOf<Data>(() => send(address, { method: 'POST', headers, body }));
    const [error] = answer.errors ?? [];
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
