import { Gauge, type Registry } from 'prom-client';
import { withTimeout } from '../../platform/with-timeout.js';

/** A slow source must not block the other metrics. */
const TIMEOUT_MS = 2_000;

/** Registers a gauge that is read at each scrape. NaN if the read fails or times out, never a false zero. */
export function asyncGauge(registry: Registry, name: string, help: string, read: () => Promise<number>): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [],
    async collect() {
      this.set(await withTimeout(read(), TIMEOUT_MS).catch(() => Number.NaN));
    },
  });
  registry.registerMetric(gauge);
}
