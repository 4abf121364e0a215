import type { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { maintenanceAges } from '../../database/maintenance-runs.js';
import type { Clock } from '../../platform/clock.js';
import { METRICS_TTL_MS, memoizeFor } from '../../platform/memoize-for.js';
import { asyncGauge } from './async-gauge.js';

/** The ages of the last successful backup and sweep on any machine. */
export function maintenanceMetrics(registry: Registry, dataSource: DataSource, clock: Clock): void {
  const ages = memoizeFor(METRICS_TTL_MS, clock, () => maintenanceAges(dataSource));
  const gauge = (task: 'backup' | 'sweep', help: string): void =>
    asyncGauge(registry, `${task}_age_seconds`, help, async () => (await ages()).get(task) ?? Number.NaN);
  gauge('backup', 'Time since the last backup that was written and verified.');
  gauge('sweep', 'Time since the last sweep that succeeded.');
}
