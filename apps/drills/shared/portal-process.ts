import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const COLLECT_GARBAGE = new URL('collect-garbage.ts', import.meta.url).href;
const OPTIONS = ['--conditions=source', '--expose-gc', '--import', 'tsx', '--import', COLLECT_GARBAGE];
const API_FOLDER = fileURLToPath(new URL('../../api', import.meta.url));
/** Three servers that compile their sources at once take a minute on a busy machine. */
const READY_WITHIN = 180_000;

export const ADMIN = { email: 'admin@faults.example', password: 'Loom&Thread7' };

/** The portal as a process of its own, as `npm start` runs it. */
export class PortalProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  /** Starts it, of this or another version, and waits until it is ready. */
  static async start(port: number, settings: Record<string, string>, api = API_FOLDER): Promise<PortalProcess> {
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, [...OPTIONS, 'src/main.ts'], {
      cwd: api,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
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

  isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Resolves when /readyz says yes. */
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

  /** Ends it with a signal; gives the exit code, or the signal that has ended it. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | string> {
    if (!this.isRunning()) return this.child.exitCode ?? String(this.child.signalCode);
    const ended = once(this.child, 'exit') as Promise<[number | null, string | null]>;
    this.child.kill(signal);
    const [code, by] = await ended;
    return code ?? String(by);
  }

  /** Returns the memory in use after a garbage collection. */
  async memory(): Promise<NodeJS.MemoryUsage> {
    const answer = once(this.child, 'message') as Promise<[NodeJS.MemoryUsage]>;
    this.child.send('memory');
    return (await answer)[0];
  }

  /** The most memory that it has had so far. */
  megabytes(): number {
    const { 1: kilobytes } = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${this.child.pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1_000);
  }

  /** The processes that it has started itself: its database. */
  children(): number[] {
    const { pid } = this.child;
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  }
}
