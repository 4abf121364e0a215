import { setTimeout as pause } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { OutboxGauges, OutboxState } from '../../platform/outbox-gauges.js';

const GAUGES: readonly { name: string; help: string; of: keyof OutboxState }[] = [
  { name: 'outbox_waiting_mails', help: 'Mails that wait or are being sent.', of: 'waiting' },
  { name: 'outbox_dead_mails', help: 'Mails that were tried in vain to the end.', of: 'dead' },
  {
    name: 'outbox_oldest_waiting_seconds',
    help: 'Age of the oldest mail that waits; 0 when none does.',
    of: 'oldestSeconds',
  },
];

/** A database that hangs must not take the other metrics away. */
const PATIENCE = 2_000;

/** The outbox in the metrics; NaN while the database does not answer, so that it is not taken for empty. */
export function outboxMetrics(registry: Registry, outbox: OutboxGauges): void {
  for (const { name, help, of } of GAUGES) {
    const gauge = new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        const late = pause(PATIENCE, undefined, { ref: false });
        const state = await Promise.race([outbox.read().catch(() => undefined), late]);
        this.set(state?.[of] ?? Number.NaN);
      },
    });
    registry.registerMetric(gauge);
  }
}
