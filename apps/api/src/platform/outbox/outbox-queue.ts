import { type DataSource, In, LessThan } from 'typeorm';
import { OutboxMessageEntity } from '../../database/entities/messages/outbox-message.entity.js';
import type { Clock } from '../clock.js';
import type { DeliveryQueue } from '../background/batch-dispatcher.js';
import { EMAIL_PRIORITIES } from './email-priority.js';
import { afterFailure, SEND_TIMEOUT_MS } from './outbox-schedule.js';
import { newToken } from '../crypto.js';

const DAY_MS = 86_400_000;
/** A worker that has not said what became of its mail by then is gone, and another may try. Far longer than a send takes. */
const CLAIM_MS = 10 * SEND_TIMEOUT_MS;
/** How long what was sent stays on record, without its text. */
const RETENTION_DAYS = 30;
const PRUNE_BATCH_SIZE = 500;

const DUE = (state: 'SENDING' | 'WAITING', priority: number): string =>
  `(SELECT id FROM outbox_message WHERE state = '${state}' AND priority = ${priority} AND due_at <= ? ORDER BY due_at, id LIMIT ?)`;
// A range of the index for each, so that a link is found behind any number of news without reading them.
const RANGES = EMAIL_PRIORITIES.flatMap((priority) => [DUE('SENDING', priority), DUE('WAITING', priority)]);
const ALL_DUE = `${RANGES.join(' UNION ALL ')} LIMIT ?`;
const CLAIM = `UPDATE outbox_message SET state = 'SENDING', claimed_by = ?, attempts = attempts + 1, due_at = ?
  WHERE id IN (?) AND state IN ('SENDING', 'WAITING') AND due_at <= ?`;

/** What became of a mail: `error` is null when the mail server has taken it. */
export interface SendResult {
  mail: Pick<OutboxMessageEntity, 'id' | 'claimedBy' | 'attempts'>;
  error: string | null;
}

/** The outbox as a worker sees it. Each step is one statement. */
export class OutboxQueue implements DeliveryQueue<OutboxMessageEntity, SendResult> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Takes the mails that are due: first those that people wait for, and of these the longest due. The attempt counts from here, even if the process dies. */
  async claim(limit: number): Promise<OutboxMessageEntity[]> {
    const now = this.clock.now();
    const values = RANGES.flatMap(() => [now, limit]);
    const rows = await this.dataSource.query<{ id: string }[]>(ALL_DUE, [...values, limit]);
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    // A name of its own for each claim: whoever else claims at the same time, each mail is in one claim only.
    const claimedBy = newToken();
    await this.dataSource.query(CLAIM, [claimedBy, new Date(now.getTime() + CLAIM_MS), ids, now]);
    return this.dataSource.manager.findBy(OutboxMessageEntity, { claimedBy, id: In(ids), state: 'SENDING' });
  }

  /** Writes what became of a claimed mail. What was sent loses its text, which may hold a link that opens an account. */
  async record({ mail: { id, claimedBy, attempts }, error }: SendResult): Promise<void> {
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
        : { ...afterFailure(attempts, now), lastError: error };
    const claimed = { id, state: 'SENDING', claimedBy: claimedBy ?? '' } as const;
    await this.dataSource.manager.update(OutboxMessageEntity, claimed, { ...changes, claimedBy: null } as never);
  }

  /** Forgets some of what was sent long ago; true while there may be more. */
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
