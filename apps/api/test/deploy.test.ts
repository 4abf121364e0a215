import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const DEPLOY = new URL('../../../deploy/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, DEPLOY), 'utf8');

describe('the units of systemd', () => {
  const SERVER = 'job-alert.service';
  const services = readdirSync(new URL('systemd', DEPLOY)).filter((name) => /^[\w-]+\.service$/.test(name));
  /** The lines that confine a service, from its capabilities to its system calls. */
  const sandbox = (name: string): string[] =>
    /^CapabilityBoundingSet=[\s\S]*?^SystemCallErrorNumber=.*$/m.exec(read(`systemd/${name}`))?.[0].split('\n') ?? [];

  test('confine backup and sweep as they confine the server', () => {
    expect(services).toHaveLength(3);
    expect(sandbox(SERVER).length).toBeGreaterThan(20);
    for (const name of services) expect(sandbox(name), name).toEqual(sandbox(SERVER));
  });

  test('report a failure', () => {
    for (const name of services)
      expect(read(`systemd/${name}`), name).toMatch(/^OnFailure=job-alert-failed@%p\.service$/m);
    expect(read('systemd/job-alert-failed@.service')).toContain('/etc/job-alert/on-failure');
  });
});
