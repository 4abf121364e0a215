import { MAX_WEBHOOK_RESPONSE_LENGTH, parseRetryAfter } from '@job-alert/domain/integrations/webhooks';
import { Webhook } from 'standardwebhooks';
import type { WebhookDeliveryEntity } from '../../database/entities/messages/webhook-delivery.entity.js';
import { Lease } from '../../database/lease.js';
import { BatchDispatcher } from '../../platform/background/batch-dispatcher.js';
import { PeriodicTask } from '../../platform/background/periodic-task.js';
import type { CoreServices } from '../../platform/core-services.js';
import { newToken } from '../../platform/crypto.js';
import { postOutbound } from '../../platform/http/outbound-http.js';
import type { OutboundAddressGuard } from '../../platform/http/ssrf-guard.js';
import { traceBackground } from '../../platform/observability/tracing-channel.js';
import { withDeadline } from '../../platform/with-timeout.js';
import type { DeliveryOutcome, WebhookDeliveriesRepository, WebhookResponse } from './webhook-deliveries.repository.js';

/** The number of concurrent deliveries per webhook, each of another subject. */
const CONCURRENCY = 8;
const POLL_INTERVAL_MS = 1_000;
const LEASE_SECONDS = 30;
/** The time that a shutdown gives to deliveries in progress. */
const GRACE_PERIOD_MS = 4_000;

type Dispatcher = BatchDispatcher<WebhookDeliveryEntity, DeliveryOutcome>;

interface Deps extends Pick<CoreServices, 'dataSource' | 'fieldEncryption' | 'clock' | 'config' | 'logger'> {
  deliveries: WebhookDeliveriesRepository;
  addresses: OutboundAddressGuard;
}

/**
 * Delivers events to webhooks. Each webhook has its own dispatcher, so that a slow receiver delays no others. A lease
 * makes sure that one server delivers at a time. An event is delivered twice only if the result of an attempt is
 * unknown: after a timeout, or if the process died before recording it.
 */
export class WebhookSenderService {
  /** The number of attempts by result since the start. */
  readonly attempts = { ACCEPTED: 0, REFUSED: 0, NO_ANSWER: 0 };
  private readonly lease: Lease;
  private readonly work: PeriodicTask;
  private readonly stopping = new AbortController();
  private readonly abortController = new AbortController();
  private readonly dispatchers = new Map<string, Dispatcher>();
  private readonly inFlight = new Map<string, Promise<void>>();

  constructor(private readonly deps: Deps) {
    this.lease = new Lease(deps.dataSource, 'webhooks', newToken(), LEASE_SECONDS);
    this.work = new PeriodicTask('events of webhooks', POLL_INTERVAL_MS, () => this.startDueDeliveries(), deps.logger);
  }

  start(): void {
    this.work.start();
  }

  /** Stops after the deliveries in progress. After the grace period they are aborted and retried later. */
  async stop(): Promise<void> {
    this.stopping.abort();
    const grace = setTimeout(() => this.abortController.abort(), GRACE_PERIOD_MS);
    await this.work.stop();
    await Promise.all(this.inFlight.values());
    clearTimeout(grace);
    await this.lease
      .release()
      .catch((error: unknown) => this.deps.logger.warn({ err: error }, 'the lease runs out by itself'));
  }

  /** Delivers all due events, unless another server holds the lease. */
  async deliverDue(): Promise<void> {
    await this.startDueDeliveries();
    await Promise.all(this.inFlight.values());
  }

  private async startDueDeliveries(): Promise<void> {
    if (!(await this.lease.acquire())) return;
    for (const webhookId of await this.deps.deliveries.dueWebhooks()) {
      if (this.inFlight.has(webhookId)) continue;
      const delivery = this.run(webhookId)
        .catch((error: unknown) => this.deps.logger.warn({ err: error, webhookId }, 'events could not be sent'))
        .finally(() => this.inFlight.delete(webhookId));
      this.inFlight.set(webhookId, delivery);
    }
  }

  /** Runs until nothing is due: a delivered event makes the next one of its subject due. */
  private async run(webhookId: string): Promise<void> {
    const dispatcher = this.dispatcherFor(webhookId);
    while (!this.stopping.signal.aborted && (await this.lease.acquire())) {
      if ((await dispatcher.runOnce()) === 0) return;
    }
  }

  private dispatcherFor(webhookId: string): Dispatcher {
    const { deliveries } = this.deps;
    const queue = {
      claim: (limit: number) => deliveries.claim(webhookId, limit),
      record: (outcome: DeliveryOutcome) => deliveries.record(outcome),
    };
    const dispatcher =
      this.dispatchers.get(webhookId) ??
      new BatchDispatcher(
        queue,
        async (delivery) => ({ delivery, response: await this.deliver(delivery) }),
        CONCURRENCY,
      );
    this.dispatchers.set(webhookId, dispatcher);
    return dispatcher;
  }

  private async deliver(delivery: WebhookDeliveryEntity): Promise<WebhookResponse> {
    const { config, addresses } = this.deps;
    try {
      const request = {
        url: delivery.webhook?.url ?? '',
        headers: this.headers(delivery),
        body: delivery.payload,
        maxResponseBytes: MAX_WEBHOOK_RESPONSE_LENGTH,
      };
      const span = { name: `webhook ${delivery.kind}`, headers: request.headers };
      const { status, text, retryAfter } = await withDeadline(
        (signal) => traceBackground(span, () => postOutbound(addresses, { ...request, signal })),
        config.WEBHOOK_TIMEOUT_SECONDS * 1_000,
        this.abortController.signal,
      );
      this.attempts[status >= 200 && status < 300 ? 'ACCEPTED' : 'REFUSED'] += 1;
      return { status, text, error: null, retryAfterSeconds: parseRetryAfter(retryAfter, this.deps.clock.now()) };
    } catch (error) {
      this.attempts.NO_ANSWER += 1;
      return { status: null, text: null, error: describeError(error), retryAfterSeconds: null };
    }
  }

  /** Returns the request headers. While the secret is being rotated, both secrets sign (Standard Webhooks). */
  private headers({ eventId, payload, webhook }: WebhookDeliveryEntity): Record<string, string> {
    const { fieldEncryption, clock } = this.deps;
    const now = new Date();
    const { secretSealed = '', earlierSealed = null, earlierUntil = null } = webhook ?? {};
    const isChanging = earlierSealed !== null && earlierUntil !== null && clock.now() < earlierUntil;
    const secrets = [secretSealed, ...(isChanging ? [earlierSealed] : [])].map((sealed) =>
      fieldEncryption.open(sealed),
    );
    return {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(payload)),
      'user-agent': 'JobAlert-Webhooks',
      'webhook-id': eventId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(eventId, now, payload)).join(' '),
    };
  }
}

function describeError(error: unknown): string {
  const { name, code, message } = error as { name?: string; code?: string; message?: string };
  if (name === 'TimeoutError' || name === 'AbortError') return 'No answer in time.';
  return [code === 'ADDRESS_REFUSED' ? undefined : code, message].filter(Boolean).join(': ') || 'No answer.';
}
