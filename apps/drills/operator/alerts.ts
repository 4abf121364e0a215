import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Outcome, type Place, withDatabase } from '../shared/place.js';
import { PortalProcess } from '../shared/portal-process.js';

const MONITORING = fileURLToPath(new URL('../../../deploy/monitoring', import.meta.url));
const METRICS_TOKEN = 'the-token-of-prometheus';

/** Checks the shipped alerts, the settings and the output of /metrics with promtool. Each alert fires only when it should. */
export async function alerts(place: Place): Promise<Outcome> {
  if (spawnSync('promtool', ['--version']).status !== 0) return { notRun: 'promtool is missing' };
  const metrics = await withDatabase(place, async ({ settings }) => {
    const portal = await PortalProcess.start(place.port, { ...settings, METRICS_TOKEN });
    try {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      return await (await fetch(`${portal.url}/metrics`, { headers })).text();
    } finally {
      await portal.end('SIGTERM');
    }
  });
  return [
    ...complaints('check rules alerts.yaml'),
    ...complaints('test rules alerts.test.yaml'),
    ...complaints('check config --syntax-only prometheus.yaml'),
    ...complaints('check metrics', metrics),
  ];
}

function complaints(words: string, input = ''): string[] {
  const { status, stdout, stderr } = spawnSync('promtool', words.split(' '), {
    cwd: MONITORING,
    input,
    encoding: 'utf8',
  });
  if (status === 0) return [];
  const output = `${stdout}${stderr}`.trim() || `ended with ${status}`;
  return output.split('\n').map((line) => `promtool ${words}: ${line}`);
}
