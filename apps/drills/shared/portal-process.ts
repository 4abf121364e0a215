import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const COLLECT_GARBAGE = new URL('collect-garbage.ts', import.meta.url).href;
const OPTIONS = ['--conditions=source', '--expose-gc', '--import', 'tsx', '--import', COLLECT_GARBAGE];
const API_FOLDER = fileURLToPath(new URL('../../api', import.meta.url));
/** The time limit of a start. Three servers that compile their sources at once take a minute on a busy machine. */
const READY_WITHIN = 180_000;

export const ADMIN = { email: 'admin@faults.example', password: 'Loom&Thread7' };

/** The portal as a separate process, started as `npm start` does. */
export class PortalProcess {
  private text = '';

  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.text += chunk.toString()));
    child.stderr?.pipe(process.stderr);
  }

  /** Starts this or another version of the portal and waits until it is ready. */
  static async start(port: number, settings: Record<string, string>, api = API_FOLDER): Promise<PortalProcess> {
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, [...OPTIONS, 'src/main.ts'], {
      cwd: api,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        PATH,
        HOME,
        PORT: String(port),
        DEMO_DATA: 'off',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'fatal',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        ...settings,
      },
    });
    const portal = new PortalProcess(child, `http://127.0.0.1:${port}`);
    await portal.ready(READY_WITHIN).catch((error: unknown) => {
      child.kill('SIGKILL');
      throw error;
    });
    return portal;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Returns everything that it has written. */
  output(): string {
    return this.text;
  }

  isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Resolves when /readyz returns 200. */
  async ready(within: number): Promise<void> {
    const end = Date.now() + within;
    while (Date.now() < end) {
      if (!this.isRunning()) throw new Error(`The portal ended with ${this.child.exitCode ?? this.child.signalCode}.`);
      const status = await fetch(`${this.url}/readyz`).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 200) return;
      await pause(20);
    }
    throw new Error(`The portal was not ready within ${within} ms.`);
  }

  /** Sends a signal. Returns the exit code, or the signal that ended the process. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | string> {
    if (!this.isRunning()) return this.child.exitCode ?? String(this.child.signalCode);
    const exit = once(this.child, 'exit') as Promise<[number | null, string | null]>;
    this.child.kill(signal);
    const [code, by] = await exit;
    return code ?? String(by);
  }

  /** Returns the memory usage after a garbage collection. */
  async memory(): Promise<NodeJS.MemoryUsage> {
    const answer = once(this.child, 'message') as Promise<[NodeJS.MemoryUsage]>;
    this.child.send('memory');
    return (await answer)[0];
  }

  /** Returns its peak memory in megabytes. */
  megabytes(): number {
    const { 1: kilobytes } = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${this.child.pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1_000);
  }

  /** Returns its child processes, such as its database. */
  children(): number[] {
    const { pid } = this.child;
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  }
}
