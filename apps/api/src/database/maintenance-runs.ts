import type { DataSource } from 'typeorm';
import type { MaintenanceTask } from './entities/operations/maintenance-run.entity.js';

const RECORD = `INSERT INTO maintenance_run (task, succeeded_at) VALUES (?, UTC_TIMESTAMP(3))
  ON DUPLICATE KEY UPDATE succeeded_at = UTC_TIMESTAMP(3)`;
const AGES = `SELECT task, TIMESTAMPDIFF(MICROSECOND, succeeded_at, UTC_TIMESTAMP(3)) / 1e6 AS seconds FROM maintenance_run`;

/** Records that a task succeeded now, by the clock of the database, which all servers share. */
export const recordMaintenanceRun = (dataSource: DataSource, task: MaintenanceTask): Promise<unknown> =>
  dataSource.query(RECORD, [task]);

/** Seconds since each task last succeeded. */
export async function maintenanceAges(dataSource: DataSource): Promise<Map<MaintenanceTask, number>> {
  const rows = await dataSource.query<{ task: MaintenanceTask; seconds: string }[]>(AGES);
  return new Map(rows.map(({ task, seconds }) => [task, Number(seconds)]));
}
