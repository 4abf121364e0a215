import type { SqlReader } from '../../database/sql-reader.js';
import type { Clock } from '../../platform/clock.js';
import { onAgenda } from '../applications/agenda.read-model.js';
import type { Agenda, DashboardCounts } from './dashboard.types.js';

/** Each count reads a range of an index. */
const COUNTS = `SELECT
  (SELECT COUNT(*) FROM company) AS totalEmployers,
  (SELECT COUNT(*) FROM user WHERE type = 'CANDIDATE') AS totalCandidates,
  (SELECT COUNT(*) FROM job) AS totalJobs,
  (SELECT COUNT(*) FROM application) AS totalApplications,
  (SELECT COUNT(*) FROM company WHERE approval_state = 'PENDING') AS pendingEmployers,
  (SELECT COUNT(*) FROM job WHERE approval_state = 'PENDING') AS pendingJobs,
  (SELECT COUNT(*) FROM application WHERE list_status = 'PENDING') AS pendingApplications`;

type CountsRow = Record<Exclude<keyof DashboardCounts, 'totalPendingApprovals'>, string>;

/** The counts on the administrator's dashboard, with one statement each. */
export class DashboardReadModel {
  constructor(
    private readonly reader: SqlReader,
    private readonly clock: Clock,
  ) {}

  async counts(): Promise<DashboardCounts> {
    const row = (await this.reader.row<CountsRow>(COUNTS)) as CountsRow;
    const [pendingEmployers, pendingJobs] = [Number(row.pendingEmployers), Number(row.pendingJobs)];
    const pendingApplications = Number(row.pendingApplications);
    return {
      totalEmployers: Number(row.totalEmployers),
      totalCandidates: Number(row.totalCandidates),
      totalJobs: Number(row.totalJobs),
      totalApplications: Number(row.totalApplications),
      totalPendingApprovals: pendingEmployers + pendingJobs + pendingApplications,
      pendingEmployers,
      pendingJobs,
      pendingApplications,
    };
  }

  async agenda(): Promise<Agenda> {
    const now = this.clock.now();
    const [interviews, joinings] = [onAgenda('INTERVIEWS_TODAY', now), onAgenda('JOININGS_THIS_WEEK', now)];
    const row = await this.reader.row<Record<keyof Agenda, string>>(
      `SELECT (SELECT COUNT(*) FROM (${interviews.sql}) AS today) AS interviewsToday,
        (SELECT COUNT(*) FROM approval WHERE state = 'PENDING' AND proposed_value = 'SELECTED') AS pendingOffers,
        (SELECT COUNT(*) FROM (${joinings.sql}) AS week) AS joiningsThisWeek`,
      [...interviews.values, ...joinings.values],
    );
    return {
      interviewsToday: Number(row?.interviewsToday),
      pendingOffers: Number(row?.pendingOffers),
      joiningsThisWeek: Number(row?.joiningsThisWeek),
    };
  }
}
