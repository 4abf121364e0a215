import { type DataSource, In, LessThan } from 'typeorm';
import { OutboxMessageEntity } from '../../database/entities/messages/outbox-message.entity.js';
import type { Clock } from '../clock.js';
import type { DeliveryQueue } from '../background/batch-dispatcher.js';
import { EMAIL_PRIORITIES } from './email-priority.js';
import { afterFailure, MAX_WAIT_MS, SEND_TIMEOUT_MS } from './outbox-schedule.js';
import { newToken } from '../crypto.js';

/** The kind of the email that confirms a deletion. Its row is deleted with its last attempt, because it has the address of a deleted account. */
export const ERASURE_RECEIPT_KIND = 'ACCOUNT_DELETED';

const DAY_MS = 86_400_000;
/** A claim without a result expires after this time, and another worker may try. It is much longer than a send takes. */
const CLAIM_MS = 10 * SEND_TIMEOUT_MS;
/** Sent emails are stored for this long, without their text. */
const RETENTION_DAYS = 30;
const PRUNE_BATCH_SIZE = 500;

// An email that is due after the longest wait was written while a clock was ahead. It is due now, or it would wait for that time.
const IS_DUE = '(due_at <= ? OR due_at > ?)';
const DUE = (state: 'SENDING' | 'WAITING', priority: number): string =>
  `(SELECT id FROM outbox_message WHERE state = '${state}' AND priority = ${priority} AND ${IS_DUE} ORDER BY due_at, id LIMIT ?)`;
// One index range for each state and priority, so that an urgent email is found behind any number of others.
const RANGES = EMAIL_PRIORITIES.flatMap((priority) => [DUE('SENDING', priority), DUE('WAITING', priority)]);
const ALL_DUE = `${RANGES.join(' UNION ALL ')} LIMIT ?`;
const CLAIM = `UPDATE outbox_message SET state = 'SENDING', claimed_by = ?, attempts = attempts + 1, due_at = ?
  WHERE id IN (?) AND state IN ('SENDING', 'WAITING') AND ${IS_DUE}`;

/** The result of an attempt: `error` is null when the mail server accepted the email. */
export interface SendResult {
  mail: Pick<OutboxMessageEntity, 'id' | 'kind' | 'claimedBy' | 'attempts'>;
  error: string | null;
  /** True if no further attempt can succeed. */
  isFinal?: boolean;
}

/** The outbox for a worker. Each step is one statement. */
export class OutboxQueue implements DeliveryQueue<OutboxMessageEntity, SendResult> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Claims due emails: urgent ones first, and the longest due of these. The attempt counts from here, even if the process dies. */
  async claim(limit: number): Promise<OutboxMessageEntity[]> {
    const now = this.clock.now();
    const due = [now, new Date(now.getTime() + MAX_WAIT_MS)];
    const values = RANGES.flatMap(() => [...due, limit]);
    const rows = await this.dataSource.query<{ id: string }[]>(ALL_DUE, [...values, limit]);
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    // Each claim has its own token, so each email is in one claim only.
    const claimedBy = newToken();
    await this.dataSource.query(CLAIM, [claimedBy, new Date(now.getTime() + CLAIM_MS), ids, ...due]);
    return this.dataSource.manager.findBy(OutboxMessageEntity, { claimedBy, id: In(ids), state: 'SENDING' });
  }

  /** Records the result of a claimed email. A sent email loses its text, which may contain a link that opens an account. */
  async record({ mail: { id, kind, claimedBy, attempts }, error, isFinal }: SendResult): Promise<void> {
    const now = this.clock.now();
    const changes =
      error === null
        ? {
            state: 'SENT',
            sentAt: now,
            dueAt: now,
            lastError: null,
            text: '',
            html: '',
            calendar: null,
            unsubscribeUrl: null,
          }
        : { ...(isFinal ? { state: 'DEAD', dueAt: now } : afterFailure(attempts, now)), lastError: error };
    const claimed = { id, state: 'SENDING', claimedBy: claimedBy ?? '' } as const;
    const { manager } = this.dataSource;
    if (kind === ERASURE_RECEIPT_KIND && changes.state !== 'WAITING') {
      await manager.delete(OutboxMessageEntity, claimed);
      return;
    }
    await manager.update(OutboxMessageEntity, claimed, { ...changes, claimedBy: null } as never);
  }

  /** Deletes a batch of old sent emails. Returns true while there may be more. */
  async prune(): Promise<boolean> {
    const dueAt = LessThan(new Date(this.clock.now().getTime() - RETENTION_DAYS * DAY_MS));
    const { manager } = this.dataSource;
    const old = await manager.find(OutboxMessageEntity, {
      select: { id: true },
      where: { state: 'SENT', priority: In([...EMAIL_PRIORITIES]), dueAt },
      take: PRUNE_BATCH_SIZE,
    });
    if (old.length > 0) await manager.delete(OutboxMessageEntity, { id: In(old.map(({ id }) => id)) });
    return old.length === PRUNE_BATCH_SIZE;
  }
}
