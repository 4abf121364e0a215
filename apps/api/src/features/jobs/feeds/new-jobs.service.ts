import { UNDO_SECONDS } from '@job-alert/domain/approvals/undo';
import type { DataSource } from 'typeorm';

// Undone decisions do not open jobs. A job that was deactivated meanwhile becomes new once it is open again.
const NUMBER_NEW = `UPDATE announced_job n JOIN job j ON j.id = n.job_id SET n.round = ?
  WHERE n.round IS NULL AND n.opened_at <= UTC_TIMESTAMP(3) - INTERVAL ${UNDO_SECONDS} SECOND AND j.listed_at IS NOT NULL`;

/** Assigns a batch number to jobs that opened since the last batch, with which alerts find new jobs. */
export class NewJobsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs on one server at a time, so that no batch changes after an alert has read it. */
  async numberAfter(latest: number): Promise<number> {
    const { affectedRows } = await this.dataSource.query<{ affectedRows: number }>(NUMBER_NEW, [latest + 1]);
    return affectedRows > 0 ? latest + 1 : latest;
  }
}
