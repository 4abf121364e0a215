import type { Reader } from '../../database/reader.js';
import type { Clock } from '../../platform/clock.js';

/** How long a reading is reused. */
const HOLDS = 5_000;
// Few have a webhook: those are read, and of each what waits, out of an index.
const SQL = `SELECT COUNT(DISTINCT CASE WHEN w.failed_at IS NOT NULL THEN w.id END) AS switchedOff, COUNT(d.id) AS waiting
  FROM webhook w LEFT JOIN webhook_delivery d ON d.webhook_id = w.id AND d.state IN ('WAITING', 'SENDING')`;

interface WebhookState {
  waiting: number;
  switchedOff: number;
}

/** The webhooks as the operator's metrics show them. */
export class WebhookGaugesReadModel {
  private reading: Promise<WebhookState> | undefined;
  private readAt = 0;

  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {}

  /** Asks the database once in a while, however many ask and how often. */
  read(): Promise<WebhookState> {
    const now = this.clock.now().getTime();
    if (this.reading && now - this.readAt < HOLDS) return this.reading;
    this.readAt = now;
    this.reading = this.measure();
    return this.reading;
  }

  private async measure(): Promise<WebhookState> {
    const row = await this.reader.row<Record<keyof WebhookState, string>>(SQL);
    return { waiting: Number(row?.waiting), switchedOff: Number(row?.switchedOff) };
  }
}
