import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, cpSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import mysql from 'mysql2/promise';

const SYNCED_WITHIN = 60_000;
const DATABASE = 'job_alert';

/** The programs of a MariaDB with Galera, as Debian's packages install them. */
export interface GaleraPrograms {
  server: string;
  install: string;
  library: string;
}

/** The ports of a node on this machine: for clients, for the group, and for the changes sent to a node that joins later. */
export interface NodePorts {
  client: number;
  group: number;
  changes: number;
}

/** A node of a cluster on this machine, with its own data. */
export class GaleraNode {
  private child: ChildProcess | undefined;

  constructor(
    private readonly programs: GaleraPrograms,
    private readonly folder: string,
    private readonly ports: NodePorts,
  ) {
    mkdirSync(join(folder, 'tmp'), { recursive: true });
    own(folder);
  }

  /** The URL of the database on this node, for portals. */
  get url(): string {
    return `mysql://faults:faults@127.0.0.1:${this.ports.client}/${DATABASE}`;
  }

  get groupAddress(): string {
    return `127.0.0.1:${this.ports.group}`;
  }

  /** Creates the empty data folder. */
  async prepare(): Promise<void> {
    const flags = ['--no-defaults', `--datadir=${join(this.folder, 'data')}`, '--skip-test-db', '--force'];
    const normal = ['--auth-root-authentication-method=normal', '--skip-name-resolve'];
    const child = spawn(this.programs.install, [...flags, ...normal], { stdio: 'ignore', ...this.asOwner() });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`${this.programs.install} ended with ${code}.`);
  }

  /** Copies the data of a stopped node, so that this node needs only later changes. */
  copyFrom(other: GaleraNode): void {
    cpSync(join(other.folder, 'data'), join(this.folder, 'data'), { recursive: true });
    own(this.folder);
  }

  /** Starts the node, as the first of a new cluster or as a member of the cluster at `group`, and waits until it has all the data. */
  async start(group: readonly string[]): Promise<void> {
    const log = openSync(join(this.folder, 'server.log'), 'a');
    const flags = [...this.flags(group), ...(group.length > 0 ? [`--wsrep-start-position=${this.position()}`] : [])];
    try {
      this.child = spawn(this.programs.server, flags, { stdio: ['ignore', log, log], ...this.asOwner() });
    } finally {
      closeSync(log);
    }
    for (const end = Date.now() + SYNCED_WITHIN; Date.now() < end; await pause(100)) {
      if (this.child.exitCode !== null) break;
      if ((await this.status('wsrep_local_state_comment').catch(() => '')) === 'Synced') return;
    }
    const words = readFileSync(join(this.folder, 'server.log'), 'utf8').split('\n').slice(-8).join('\n');
    throw new Error(`A node of the cluster did not start:\n${words}`);
  }

  /** Returns the number of nodes in this node's group. */
  async size(): Promise<number> {
    return Number(await this.status('wsrep_cluster_size'));
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }

  /** Returns the position of the node's data. A killed node has to be started for it with `--wsrep-recover`, as galera_recovery does. */
  private position(): string {
    const flags = [...this.flags([]), '--wsrep-recover'];
    const { stderr } = spawnSync(this.programs.server, flags, { encoding: 'utf8', ...this.asOwner() });
    const position = /Recovered position: (\S+:\d+)/.exec(stderr)?.[1];
    if (!position) throw new Error(`A node of the cluster cannot be recovered:\n${stderr.slice(-600)}`);
    return position;
  }

  private async status(name: string): Promise<string> {
    const connection = await mysql.createConnection({
      uri: this.url.replace(`/${DATABASE}`, '/'),
      connectTimeout: 2_000,
    });
    try {
      const [rows] = await connection.query<mysql.RowDataPacket[]>('SHOW STATUS LIKE ?', [name]);
      return String(rows[0]?.['Value'] ?? '');
    } finally {
      await connection.end();
    }
  }

  private flags(group: readonly string[]): string[] {
    const { client, group: groupPort, changes } = this.ports;
    const provider = [
      `gmcast.listen_addr=tcp://127.0.0.1:${groupPort}`,
      `ist.recv_addr=127.0.0.1:${changes}`,
      'gcache.size=64M',
    ];
    return [
      '--no-defaults',
      `--datadir=${join(this.folder, 'data')}`,
      `--tmpdir=${join(this.folder, 'tmp')}`,
      `--socket=${join(this.folder, 's')}`,
      `--port=${client}`,
      '--bind-address=127.0.0.1',
      '--skip-name-resolve',
      '--binlog-format=ROW',
      '--innodb-autoinc-lock-mode=2',
      '--innodb-buffer-pool-size=64M',
      '--character-set-server=utf8mb4',
      '--collation-server=utf8mb4_unicode_ci',
      '--default-time-zone=+00:00',
      '--wsrep-on=ON',
      `--wsrep-provider=${this.programs.library}`,
      '--wsrep-cluster-name=faults',
      `--wsrep-cluster-address=gcomm://${group.join(',')}`,
      `--wsrep-node-address=${this.groupAddress}`,
      `--wsrep-provider-options=${provider.join(';')}`,
      ...(group.length === 0 ? [`--init-file=${this.accounts()}`] : []),
    ];
  }

  private asOwner(): { cwd: string; uid?: number; gid?: number } {
    return { cwd: this.folder, ...NOBODY };
  }

  /** SQL of the first node before it serves. The other nodes receive the accounts with the data. */
  private accounts(): string {
    const path = join(this.folder, 'init.sql');
    const statements = [
      `CREATE DATABASE IF NOT EXISTS ${DATABASE} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
      `CREATE USER IF NOT EXISTS 'faults'@'127.0.0.1' IDENTIFIED BY 'faults'`,
      `GRANT ALL PRIVILEGES ON *.* TO 'faults'@'127.0.0.1'`,
    ];
    writeFileSync(path, `${statements.join(';\n')};\n`);
    return path;
  }
}

/** Neither the server nor the program that sends data to a joining node works as root. If this process is root, they run as nobody. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

function own(folder: string): void {
  const { uid, gid } = NOBODY;
  if (uid === undefined) return;
  chownSync(folder, uid, gid);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, name), uid, gid);
}
