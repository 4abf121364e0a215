import { afterAll, beforeAll, expect, test } from 'vitest';
import { traceBackground } from '../src/platform/observability/tracing-channel.js';
import { startCollector } from './builders/collector.js';
import { type Portal, startPortal } from './harness.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

let collector: Awaited<ReturnType<typeof startCollector>>;
let portal: Portal;

beforeAll(async () => {
  collector = await startCollector();
  portal = await startPortal({
    LOG_LEVEL: 'silent',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
    OTEL_SERVICE_NAME: 'portal-under-test',
  });
});
afterAll(() => collector.stop());

const post = (query: string, variables: object, flags: string): Promise<string> =>
  fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${TRACE}-${CALLER}-${flags}` },
    body: JSON.stringify({ query, variables }),
  }).then((answer) => answer.text());

test('a request, its operation, its statements and background work are exported as spans before the server stops', async () => {
  const search = 'query OpenJobs($q: String) { openJobs(first: 2, filter: { query: $q }) { totalCount nodes { id } } }';
  await post(search, { q: 'silkweaver' }, '01');
  // The caller does not record this trace.
  await post('query Job { openJobs(first: 1) { totalCount } }', {}, '00');
  const headers: Record<string, string> = {};
  await traceBackground({ name: 'webhook TRIED', headers }, async () => undefined);
  await expect(traceBackground({ name: 'mail TRIED' }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await portal.stop();
  const spans = collector.spans();
  const spanOf = (name: string) => spans.find((span) => span.name === name);
  const [request, operation] = [spanOf('POST /graphql'), spanOf('query OpenJobs')];
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: CALLER });
  expect(operation).toMatchObject({ traceId: TRACE, parentSpanId: request?.spanId });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === operation?.spanId);
  expect(statements.length).toBeGreaterThan(0);
  for (const { name, traceId, startTimeUnixNano, endTimeUnixNano } of statements) {
    expect([name, traceId]).toEqual(['SELECT', TRACE]);
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
  }
  const exported = collector.bodies.join('\n');
  expect(exported).toContain('FROM job');
  expect(exported).not.toContain('silkweaver');
  expect(spanOf('query Job')).toBeUndefined();
  expect(headers['traceparent']).toMatch(new RegExp(`^00-[\\da-f]{32}-${spanOf('webhook TRIED')?.spanId}-01$`));
  expect(spanOf('mail TRIED')?.status?.code).toBe(2);
  expect(exported).toContain('portal-under-test');
  expect(collector.keys).toEqual(new Set(['a key']));
  // A stopped server traces nothing.
  const count = collector.bodies.length;
  await traceBackground({ name: 'mail LATER' }, async () => undefined);
  expect(collector.bodies).toHaveLength(count);
});
