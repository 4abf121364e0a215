import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../observability/logger.js';

/** Runs a task at an interval until `stop`, which aborts the signal. Failures are logged and retried. */
export class PeriodicTask {
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly name: string,
    private readonly intervalMs: number,
    private readonly work: (signal: AbortSignal) => Promise<void>,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.running = this.run();
  }

  /** Stops after the current run. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.work(signal).catch((error: unknown) =>
        this.logger.warn({ err: error, work: this.name }, 'could not be done'),
      );
      await pause(this.intervalMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
