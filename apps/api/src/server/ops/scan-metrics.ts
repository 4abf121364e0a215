import { setTimeout as pause } from 'node:timers/promises';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { ScanVerdict, VirusScanService } from '../../features/files/virus-scan.service.js';

/** A scanner that hangs must not take the other metrics away. */
const PATIENCE = 2_000;
const VERDICTS: readonly ScanVerdict[] = ['CLEAN', 'INFECTED', 'AWAY'];

/** The virus scanner in the metrics, where one is set up: whether it answers now, and how scans have ended. */
export function scanMetrics(registry: Registry, scan: VirusScanService): void {
  if (!scan.isSetUp) return;
  const isUp = new Gauge({
    name: 'clamd_up',
    help: 'Does the virus scanner answer? 1 or 0.',
    registers: [],
    async collect() {
      const late = pause(PATIENCE, false, { ref: false });
      this.set((await Promise.race([scan.isThere(), late])) ? 1 : 0);
    },
  });
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
  registry.registerMetric(isUp);
  registry.registerMetric(scanned);
}
