import { UNDO_SECONDS } from '@job-alert/domain/undo';
import type { DataSource } from 'typeorm';

// A decision that is taken back has opened nothing, and a job that was switched off meanwhile is new when it is open again.
const NUMBER_NEW = `UPDATE announced_job n JOIN job j ON j.id = n.job_id SET n.round = ?
  WHERE n.round IS NULL AND n.opened_at <= UTC_TIMESTAMP(3) - INTERVAL ${UNDO_SECONDS} SECOND AND j.listed_at IS NOT NULL`;

/** Gives the jobs that have opened since the last time a number, by which the alerts tell what is new to each of them. */
export class NewJobsService {
  constructor(private readonly dataSource: DataSource) {}

  /** By one server at a time, so that no round gets further jobs once an alert has looked at it. */
  async numberAfter(latest: number): Promise<number> {
    const { affectedRows } = await this.dataSource.query<{ affectedRows: number }>(NUMBER_NEW, [latest + 1]);
    return affectedRows > 0 ? latest + 1 : latest;
  }
}
