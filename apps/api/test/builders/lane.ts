import { vi } from 'vitest';
import { KnownLane } from '../../src/server/graphql/known-lane.js';

/** All that a client sees of an answer, without what differs from one request to the next. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

const OF_ONE_REQUEST = new Set(['date', 'ratelimit', 'x-request-id']);

/** What is posted to /graphql is answered; a text is sent as it is. */
export async function postedAnswer(url: string, body: object | string, token?: string): Promise<Answer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !OF_ONE_REQUEST.has(name)));
  const text = (await response.text()).replaceAll(/"errorId":"[^"]*"/g, '"errorId":""');
  return { status: response.status, headers, text };
}

/** How many requests are answered without Apollo while something is done. */
export async function answeredByLane(work: () => Promise<unknown>): Promise<number> {
  const ask = vi.spyOn(KnownLane.prototype, 'ask');
  await work();
  const answers = await Promise.all(ask.mock.results.map(({ value }) => value as ReturnType<KnownLane['ask']>));
  ask.mockRestore();
  return answers.filter((answer) => answer !== null).length;
}
