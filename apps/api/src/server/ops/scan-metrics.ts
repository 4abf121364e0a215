import { Counter, type Registry } from 'prom-client';
import type { ScanVerdict, VirusScanService } from '../../features/files/virus-scan.service.js';
import { asyncGauge } from './async-gauge.js';

const VERDICTS: readonly ScanVerdict[] = ['CLEAN', 'INFECTED', 'AWAY'];

/** Metrics of the virus scanner, if one is configured: availability and results. */
export function scanMetrics(registry: Registry, scan: VirusScanService): void {
  if (!scan.isSetUp) return;
  asyncGauge(registry, 'clamd_up', 'Does the virus scanner answer? 1 or 0.', async () => Number(await scan.isThere()));
  const scanned = new Counter({
    name: 'files_scanned_total',
    help: 'Scans for viruses by their end; AWAY when the scanner gave no answer.',
    labelNames: ['verdict'],
    registers: [],
    collect() {
      this.reset();
      for (const verdict of VERDICTS) this.inc({ verdict }, scan.counts[verdict]);
    },
  });
  registry.registerMetric(scanned);
}
