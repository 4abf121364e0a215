import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** A span as OTLP writes it in JSON. */
interface ExportedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  status?: { code: number };
}

interface Export {
  resourceSpans: { scopeSpans: { spans: ExportedSpan[] }[] }[];
}

/** Starts a server that records the spans it receives over OTLP. */
export async function startCollector() {
  const bodies: string[] = [];
  const keys = new Set<string | undefined>();
  const server = createServer(async (request, response) => {
    keys.add(request.headers['x-key']?.toString());
    if (request.url === '/v1/traces') bodies.push(await text(request));
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}/`,
    bodies,
    /** The values of the X-Key header. */
    keys,
    spans: () => bodies.map((body) => JSON.parse(body) as Export).flatMap(spansOf),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const spansOf = ({ resourceSpans }: Export): ExportedSpan[] =>
  resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
