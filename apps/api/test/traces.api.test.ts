import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { traced } from '../src/platform/traced-work.js';
import { type Portal, startPortal } from './harness.js';

interface TracedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
  status?: { code: number };
}
interface Sent {
  resourceSpans: {
    resource: { attributes: TracedSpan['attributes'] };
    scopeSpans: { spans: TracedSpan[] }[];
  }[];
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

let receiver: Server;
let portal: Portal;
const sent: Sent[] = [];
const keys: (string | undefined)[] = [];

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    keys.push(request.headers['x-key']?.toString());
    if (request.url === '/v1/traces') sent.push(JSON.parse(await text(request)));
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const address = receiver.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  portal = await startPortal({
    LOG_LEVEL: 'silent',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
    OTEL_SERVICE_NAME: 'portal-under-test',
  });
});
afterAll(() => {
  receiver.close();
});

const post = (query: string, variables: object, flags: string): Promise<string> =>
  fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${TRACE}-${CALLER}-${flags}` },
    body: JSON.stringify({ query, variables }),
  }).then((answer) => answer.text());

test('a request, its operation, its statements and an errand are spans of a trace, told to a receiver of OTLP', async () => {
  const search = 'query OpenJobs($q: String) { openJobs(first: 2, filter: { query: $q }) { totalCount nodes { id } } }';
  await post(search, { q: 'silkweaver' }, '01');
  // Who calls does not record this one.
  await post('query Job { openJobs(first: 1) { totalCount } }', {}, '00');
  const headers: Record<string, string> = {};
  await traced({ name: 'webhook TRIED', headers }, async () => undefined);
  await expect(traced({ name: 'mail TRIED' }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await portal.stop();
  const spans = sent.flatMap(({ resourceSpans }) => resourceSpans.flatMap((one) => one.scopeSpans[0]?.spans ?? []));
  const named = (name: string) => spans.find((span) => span.name === name);
  const [request, operation] = [named('POST /graphql'), named('query OpenJobs')];
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: CALLER });
  expect(operation).toMatchObject({ traceId: TRACE, parentSpanId: request?.spanId });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === operation?.spanId);
  expect(statements.length).toBeGreaterThan(0);
  for (const { name, traceId, startTimeUnixNano, endTimeUnixNano } of statements) {
    expect([name, traceId]).toEqual(['SELECT', TRACE]);
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
  }
  const told = JSON.stringify(sent);
  expect(told).toContain('FROM job');
  expect(told).not.toContain('silkweaver');
  expect(named('query Job')).toBeUndefined();
  expect(headers['traceparent']).toMatch(new RegExp(`^00-[\\da-f]{32}-${named('webhook TRIED')?.spanId}-01$`));
  expect(named('mail TRIED')?.status).toEqual({ code: 2 });
  expect(JSON.stringify(sent[0]?.resourceSpans[0]?.resource)).toContain('portal-under-test');
  expect(new Set(keys)).toEqual(new Set(['a key']));
  // Nobody follows any more.
  const before = sent.length;
  await traced({ name: 'mail LATER' }, async () => undefined);
  expect(sent).toHaveLength(before);
});
