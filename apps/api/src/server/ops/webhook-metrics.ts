import { Counter, type Registry } from 'prom-client';
import type { WebhookGaugesReadModel } from '../../features/webhooks/webhook-gauges.read-model.js';
import type { WebhookSenderService } from '../../features/webhooks/webhook-sender.service.js';
import { asyncGauge } from './async-gauge.js';

/** Metrics of pending webhook events and of this server's deliveries. */
export function webhookMetrics(registry: Registry, gauges: WebhookGaugesReadModel, sender: WebhookSenderService): void {
  const gauge = (name: string, help: string, of: 'waiting' | 'switchedOff') =>
    asyncGauge(registry, name, help, async () => (await gauges.read())[of]);
  gauge('webhook_waiting_events', 'Events that wait for a receiver of webhooks.', 'waiting');
  gauge(
    'webhook_switched_off',
    'Webhooks that were switched off because an event could not be delivered.',
    'switchedOff',
  );
  const attempts = new Counter({
    name: 'webhook_attempts_total',
    help: 'Attempts to deliver an event by their end.',
    labelNames: ['end'],
    registers: [],
    collect() {
      this.reset();
      for (const [end, count] of Object.entries(sender.attempts)) this.inc({ end }, count);
    },
  });
  registry.registerMetric(attempts);
}
