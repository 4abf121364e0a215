import type { DataSource } from 'typeorm';
import type { OutboxMessageEntity } from '../../database/entities/messages/outbox-message.entity.js';
import { Lease } from '../../database/lease.js';
import { BatchDispatcher } from '../background/batch-dispatcher.js';
import { PeriodicTask } from '../background/periodic-task.js';
import type { Clock } from '../clock.js';
import { newToken } from '../crypto.js';
import type { Logger } from '../observability/logger.js';
import { traceBackground } from '../observability/tracing-channel.js';
import { withDeadline } from '../with-timeout.js';
import type { EmailTransport } from './email-transport.js';
import { OutboxQueue, type SendResult } from './outbox-queue.js';
import { afterFailure, hasExpiredLink, SEND_TIMEOUT_MS } from './outbox-schedule.js';

const CONCURRENCY = 5;
const POLL_INTERVAL_MS = 1_000;
const LEASE_SECONDS = 120;
const HOUR_MS = 3_600_000;
/** The error that administrators see. */
const EXPIRED_LINK = 'Not sent, because its link has expired. The recipient can request a new one.';
/** The time that a stop gives to emails in progress. */
const GRACE_PERIOD_MS = 4_000;

/** Sends the emails of the outbox in batches, on one server at a time, and each once as far as SMTP allows. */
export class OutboxWorker {
  private readonly lease: Lease;
  private readonly queue: OutboxQueue;
  private readonly dispatcher: BatchDispatcher<OutboxMessageEntity, SendResult>;
  private readonly task: PeriodicTask;
  private readonly abort = new AbortController();
  private prunedAt = 0;

  constructor(
    dataSource: DataSource,
    private readonly transport: EmailTransport,
    private readonly logger: Logger,
    private readonly clock: Clock,
  ) {
    this.lease = new Lease(dataSource, 'outbox', newToken(), LEASE_SECONDS);
    this.queue = new OutboxQueue(dataSource, clock);
    this.dispatcher = new BatchDispatcher(this.queue, (mail) => this.deliver(mail), CONCURRENCY);
    this.task = new PeriodicTask('mails of the outbox', POLL_INTERVAL_MS, (signal) => this.deliverAll(signal), logger);
  }

  start(): void {
    this.task.start();
  }

  /** Stops after the emails in progress. One that a mail server delays is aborted and tried again later. */
  async stop(): Promise<void> {
    const grace = setTimeout(() => this.abort.abort(), GRACE_PERIOD_MS);
    await this.task.stop();
    clearTimeout(grace);
    await this.lease
      .release()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'the lease runs out by itself'));
  }

  /** Sends one batch of due emails, unless another worker does. Returns the number that it tried. */
  async deliverDue(): Promise<number> {
    if (!(await this.lease.acquire())) return 0;
    const tried = await this.dispatcher.runOnce();
    await this.prune();
    return tried;
  }

  /** Sends until less than a full batch is due. */
  private async deliverAll(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && (await this.deliverDue()) >= CONCURRENCY);
  }

  private async deliver(mail: OutboxMessageEntity): Promise<SendResult> {
    if (hasExpiredLink(mail, this.clock.now())) return { mail, error: EXPIRED_LINK, isFinal: true };
    try {
      await withDeadline(
        (signal) => traceBackground({ name: `mail ${mail.kind}` }, () => this.transport.send(mail, signal)),
        SEND_TIMEOUT_MS,
        this.abort.signal,
      );
      return { mail, error: null };
    } catch (error) {
      const message = describe(error);
      this.report(mail, message);
      return { mail, error: message };
    }
  }

  private async prune(): Promise<void> {
    const now = this.clock.now().getTime();
    if (Math.abs(now - this.prunedAt) < HOUR_MS) return;
    // Each batch deletes some old emails, so that no email waits for the cleanup.
    if (!(await this.queue.prune())) this.prunedAt = now;
  }

  /** Does not log the recipient, which is personal data. */
  private report({ id, kind, attempts }: OutboxMessageEntity, error: string): void {
    const isDead = afterFailure(attempts, this.clock.now()).state === 'DEAD';
    if (isDead)
      this.logger.error(
        { mailId: id, kind, attempts, server: this.transport.server },
        'a mail is dead: an administrator can send it again',
      );
    else {
      const reason = /^\w*/.exec(error)?.[0];
      this.logger.warn(
        { mailId: id, kind, attempts, reason, server: this.transport.server },
        'a mail was not sent yet',
      );
    }
  }
}

/** The message for administrators: the response of the mail server, truncated to the column. */
function describe(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: string };
  // The code of a timeout is a number, which says nothing.
  const words = [typeof code === 'string' && code, message]
    .filter(Boolean)
    .join(': ')
    .replaceAll(/\p{Cc}+/gu, ' ');
  return (words || 'The mail server gave no reason.').slice(0, 500);
}
