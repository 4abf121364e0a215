import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { createLogger } from '../../platform/observability/logger.js';
import { SpanExporter } from './span-exporter.js';

test('a collector that rejects spans is logged once, and once more when it accepts them', async () => {
  let status = 400;
  const collector = createServer((_request, response) => void response.writeHead(status).end('{}'));
  onTestFinished(() => void collector.close());
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const address = collector.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const logger = createLogger('silent');
  const [warn, info] = [vi.spyOn(logger, 'warn'), vi.spyOn(logger, 'info')];
  const exporter = new SpanExporter({ endpoint: `http://127.0.0.1:${port}`, headers: {}, logger });
  const provider = new TracerProvider({ spanProcessors: [new BatchSpanProcessor({ exporter })] });
  const send = async () => {
    provider.getTracer('test').startSpan('sent').end();
    await provider.forceFlush().catch(() => undefined);
  };

  await send();
  await send();
  expect([warn.mock.calls.length, info.mock.calls.length]).toEqual([1, 0]);
  status = 200;
  await send();
  await send();
  expect([warn.mock.calls.length, info.mock.calls.length]).toEqual([1, 1]);
  await provider.shutdown();
});
