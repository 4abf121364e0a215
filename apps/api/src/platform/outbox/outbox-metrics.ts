import type { SqlReader } from '../../database/sql-reader.js';
import type { MailState } from '../../database/entities/messages/outbox-message.entity.js';
import type { Clock } from '../clock.js';
import { METRICS_TTL_MS, memoizeFor } from '../memoize-for.js';

/** The unsent emails in the outbox. */
interface OutboxState {
  /** Emails that wait or are being sent. */
  waiting: number;
  /** Emails whose last attempt has failed. */
  dead: number;
  /** The age of the oldest waiting email; 0 without one. */
  oldestSeconds: number;
}

// The index on state and creation covers the query. It skips SENT, by far the most common state.
const SQL = `SELECT state, COUNT(*) AS total, MIN(created_at) AS oldest FROM outbox_message
  WHERE state IN ('WAITING', 'SENDING', 'DEAD') GROUP BY state`;

interface StateRow {
  state: MailState;
  total: string;
  oldest: Date;
}

export class OutboxMetrics {
  readonly read: () => Promise<OutboxState>;

  constructor(
    private readonly reader: SqlReader,
    clock: Clock,
  ) {
    this.read = memoizeFor(METRICS_TTL_MS, clock, (now) => this.measure(now));
  }

  private async measure(now: number): Promise<OutboxState> {
    const rows = await this.reader.rows<StateRow>(SQL);
    const total = (among: readonly StateRow[]): number => among.reduce((sum, row) => sum + Number(row.total), 0);
    const waiting = rows.filter(({ state }) => state !== 'DEAD');
    const oldest = Math.min(now, ...waiting.map((row) => row.oldest.getTime()));
    return {
      waiting: total(waiting),
      dead: total(rows.filter(({ state }) => state === 'DEAD')),
      oldestSeconds: (now - oldest) / 1_000,
    };
  }
}
