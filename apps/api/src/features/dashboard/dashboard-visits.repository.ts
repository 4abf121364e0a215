import { VISIT_GAP_MS } from '@job-alert/domain/reports/dashboard-periods';
import type { DataSource } from 'typeorm';
import { withRetry } from '../../database/transaction.js';

/** Assignments run in order, so the first one still reads the previous value. */
const LOOK = `INSERT INTO home_visit (user_id, looked_at) VALUES (?, ?) ON DUPLICATE KEY UPDATE
  earlier_at = IF(looked_at < ?, looked_at, earlier_at), looked_at = GREATEST(looked_at, VALUES(looked_at))`;

/** Visits of dashboards (decision 0077). */
export class DashboardVisitsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Records that the dashboard was opened. Within half an hour of the last time, it is the same visit. */
  async recordVisit(userId: string, now: Date): Promise<void> {
    const pause = new Date(now.getTime() - VISIT_GAP_MS);
    await withRetry(() => this.dataSource.query(LOOK, [userId, now, pause]));
  }
}
