import type { Registry } from 'prom-client';
import type { OutboxMetrics } from '../../platform/outbox/outbox-metrics.js';
import { asyncGauge } from './async-gauge.js';

export function outboxMetrics(registry: Registry, outbox: OutboxMetrics): void {
  const gauge = (name: string, help: string, of: 'waiting' | 'dead' | 'oldestSeconds') =>
    asyncGauge(registry, `outbox_${name}`, help, async () => (await outbox.read())[of]);
  gauge('waiting_mails', 'Mails that wait or are being sent.', 'waiting');
  gauge('dead_mails', 'Mails that were tried in vain to the end.', 'dead');
  gauge('oldest_waiting_seconds', 'Age of the oldest mail that waits; 0 when none does.', 'oldestSeconds');
}
