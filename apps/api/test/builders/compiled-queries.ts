import { vi } from 'vitest';
import { CompiledExecution } from '../../src/server/graphql/compiled-execution.js';
import { DocumentCache } from '../../src/server/graphql/document-cache.js';

/** A response, without the headers that differ between requests. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

const HEADERS_OF_ONE_REQUEST = new Set(['date', 'ratelimit', 'x-request-id']);

/** Posts a body to /graphql. A string is sent unchanged. */
export async function postedAnswer(url: string, body: object | string, token?: string): Promise<Answer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !HEADERS_OF_ONE_REQUEST.has(name)));
  const text = (await response.text()).replaceAll(/"errorId":"[^"]*"/g, '"errorId":""');
  return { status: response.status, headers, text };
}

/** Returns the number of operations that compiled queries execute during some work. */
export async function compiledDuring(work: () => Promise<unknown>): Promise<number> {
  const responseTo = vi.spyOn(CompiledExecution.prototype, 'responseTo');
  await work();
  const responses = await Promise.all(responseTo.mock.results.map(({ value }) => value as Promise<object | null>));
  responseTo.mockRestore();
  return responses.filter((response) => response !== null).length;
}

/** Runs some work while graphql itself executes every operation. */
export async function withoutCompiledQueries(work: () => Promise<unknown>): Promise<void> {
  const compiled = vi.spyOn(DocumentCache.prototype, 'compiled').mockReturnValue(null);
  await work();
  compiled.mockRestore();
}
