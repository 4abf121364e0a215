import type { SqlReader } from '../../database/sql-reader.js';
import type { MailState } from '../../database/entities/messages/outbox-message.entity.js';
import type { Clock } from '../clock.js';
import { METRICS_TTL_MS, memoizeFor } from '../memoize-for.js';

/** The mails in the outbox that have not been sent. */
export interface OutboxState {
  /** Mails that wait or are being sent. */
  waiting: number;
  /** Mails that were tried in vain to the end. */
  dead: number;
  /** How long ago the oldest of the waiting was written; 0 when none waits. */
  oldestSeconds: number;
}

// The index of state and creation has all of it; SENT, by far the most, is not read.
const SQL = `SELECT state, COUNT(*) AS total, MIN(created_at) AS oldest FROM outbox_message
  WHERE state IN ('WAITING', 'SENDING', 'DEAD') GROUP BY state`;

interface StateRow {
  state: MailState;
  total: string;
  oldest: Date;
}

/** The outbox as the operator's metrics show it. */
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
