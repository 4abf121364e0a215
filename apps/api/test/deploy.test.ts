import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { IS_RELEASE } from '../../../test-release.js';

const DEPLOY = new URL('../../../deploy/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, DEPLOY), 'utf8');

describe('the systemd services', () => {
  const SERVER = 'job-alert.service';
  const services = readdirSync(new URL('systemd', DEPLOY)).filter((name) => /^[\w-]+\.service$/.test(name));
  /** Returns the sandbox settings of a service, from its capabilities to its system calls. */
  const sandbox = (name: string): string[] =>
    /^CapabilityBoundingSet=[\s\S]*?^SystemCallErrorNumber=.*$/m.exec(read(`systemd/${name}`))?.[0].split('\n') ?? [];

  test('sandbox backup and sweep in the same way as the server', () => {
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

describe('the manifests for Kubernetes', () => {
  const manifests = ['kubernetes/job-alert.yaml', 'kubernetes/migrate.yaml'].flatMap((path) =>
    read(path).split(/^---$/m),
  );
  const kinds = (manifest: string): string => /^kind: (\w+)$/m.exec(manifest)?.[1] ?? '';
  const pods = manifests.filter((manifest) => /containers:/.test(manifest));

  test('sandbox every pod and mount the certificates of the database', () => {
    expect(pods.map(kinds)).toEqual(['Deployment', 'CronJob', 'CronJob', 'Job']);
    for (const pod of pods)
      for (const line of [
        'runAsNonRoot: true',
        'seccompProfile: { type: RuntimeDefault }',
        'allowPrivilegeEscalation: false',
        'readOnlyRootFilesystem: true',
        'capabilities: { drop: [ALL] }',
        'automountServiceAccountToken: false',
        '{ name: database-ca, mountPath: /etc/job-alert, readOnly: true }',
      ])
        expect(pod).toContain(line);
  });

  test('name the class of the ingress, back up every night, and verify the database', () => {
    expect(manifests.find((manifest) => kinds(manifest) === 'Ingress')).toMatch(/^ {2}ingressClassName: \S+$/m);
    expect(pods.filter((pod) => /job-alert backup "\/backups\//.test(pod))).toHaveLength(1);
    const settings = read('kubernetes/settings.yaml');
    expect(settings).toMatch(/DATABASE_CA: \/etc\/job-alert\/database-ca\.pem/);
    expect(settings).toMatch(/# mysql:.*\?ssl=verify/);
  });
});

describe('the nodes of the Galera cluster', () => {
  const SCRIPT = fileURLToPath(new URL('cluster/galera.sh', DEPLOY));
  let folder = '';
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Replaces the programs of the image. A node is up when it has created or joined a cluster, and its position comes from a file. */
  function machine(nodes: readonly { state?: string; position?: string }[]): void {
    folder = mkdtempSync(join(tmpdir(), 'job-alert-galera-'));
    for (const name of ['bin', 'up', 'positions']) mkdirSync(join(folder, name));
    const program = (name: string, text: string): void =>
      writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    program('mariadbd', 'cat "$GALERA_DATA/recovered" >&2');
    program('mariadb-admin', `test -e "${folder}/up/$3"`);
    // A node that joins does not respond until a cluster exists.
    program(
      'docker-entrypoint.sh',
      `case "$*" in *--wsrep-new-cluster*) touch "${folder}/cluster" ;; esac
until test -e "${folder}/cluster"; do sleep 0.1; done
touch "${folder}/up/database-$NODE"; echo "$@"`,
    );
    for (const [index, { state, position }] of nodes.entries()) {
      const data = join(folder, `data-${index + 1}`);
      mkdirSync(data);
      if (state !== undefined) writeFileSync(join(data, 'grastate.dat'), state);
      if (position !== undefined)
        writeFileSync(join(data, 'recovered'), `x [Note] WSREP: Recovered position: 6f2c-11:${position}\n`);
    }
  }

  async function createsCluster(node: number): Promise<boolean> {
    const env = {
      PATH: `${folder}/bin:/usr/bin:/bin`,
      NODE: String(node),
      GALERA_DATA: `${folder}/data-${node}`,
      GALERA_POSITIONS: `${folder}/positions`,
    };
    const child = spawn('sh', [SCRIPT], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
    expect(await once(child, 'close')).toEqual([0, null]);
    return output.includes('--wsrep-new-cluster');
  }
  const crashed = 'uuid: 6f2c-11\nseqno: -1\nsafe_to_bootstrap: 0\n';

  test.runIf(IS_RELEASE)('restart from the node with the newest data after all have crashed', async () => {
    machine(['41', '57', '57'].map((position) => ({ state: crashed, position })));
    expect(await Promise.all([1, 2, 3].map(createsCluster))).toEqual([false, true, false]);
    expect(readFileSync(join(folder, 'data-2/grastate.dat'), 'utf8')).toContain('safe_to_bootstrap: 1');
  });

  test('create a cluster if none exists, and otherwise join it', async () => {
    machine([{}, {}, { state: crashed, position: '9' }]);
    expect(await Promise.all([1, 2, 3].map(createsCluster))).toEqual([true, false, false]);
  });

  test('restart from the node that was shut down last', async () => {
    const stopped = (last: 0 | 1): string => `seqno: 12\nsafe_to_bootstrap: ${last}\n`;
    machine([{ state: stopped(0) }, { state: stopped(1) }, { state: stopped(0) }]);
    expect(await Promise.all([1, 2, 3].map(createsCluster))).toEqual([false, true, false]);
  });
});
