import type { SqlReader } from '../../database/sql-reader.js';
import type { Clock } from '../../platform/clock.js';
import { METRICS_TTL_MS, memoizeFor } from '../../platform/memoize-for.js';

// There are few webhooks. The pending events of each come from an index.
const SQL = `SELECT COUNT(DISTINCT CASE WHEN w.failed_at IS NOT NULL THEN w.id END) AS switchedOff, COUNT(d.id) AS waiting
  FROM webhook w LEFT JOIN webhook_delivery d ON d.webhook_id = w.id AND d.state IN ('WAITING', 'SENDING')`;

interface WebhookState {
  waiting: number;
  switchedOff: number;
}

/** Webhooks in the metrics. */
export class WebhookGaugesReadModel {
  readonly read: () => Promise<WebhookState>;

  constructor(
    private readonly reader: SqlReader,
    clock: Clock,
  ) {
    this.read = memoizeFor(METRICS_TTL_MS, clock, () => this.measure());
  }

  private async measure(): Promise<WebhookState> {
    const row = await this.reader.row<Record<keyof WebhookState, string>>(SQL);
    return { waiting: Number(row?.waiting), switchedOff: Number(row?.switchedOff) };
  }
}
