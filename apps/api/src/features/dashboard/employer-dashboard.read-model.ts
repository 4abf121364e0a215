import { todayInIndia } from '@job-alert/domain/india/calendar';
import { dashboardPeriods } from '@job-alert/domain/reports/dashboard-periods';
import type { SqlReader } from '../../database/sql-reader.js';
import { VISIBLE_TO_EMPLOYER } from '../../database/visible-applications.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import type { EmployerViewer } from '../../platform/viewer.js';
import type { PresentedApplication } from '../applications/applications.presenter.js';
import type { ApplicationsReadModel } from '../applications/applications.read-model.js';
import type { ApprovalsReadModel } from '../approvals/approvals.read-model.js';
import { INTERVIEWS } from '../../database/interview-conditions.js';
import type { JobsReadModel } from '../jobs/jobs.read-model.js';
import type { Job } from '../jobs/jobs.types.js';
import {
  attachRecords,
  type DashboardRow,
  dashboardStatement,
  MAX_COUNTED_ROWS,
  presentRowInterview,
  readApplications,
  sectionRow,
  sectionRows,
} from './dashboard-rows.read-model.js';
import type { EmployerDashboard } from './user-dashboard.types.js';

/** The maximum number of records per section, except interviews, of which a day has more. */
const SHOWN = 5;
const INTERVIEWS_SHOWN = 20;

interface Head {
  lastVisitAt: Date | null;
  isProfileComplete: number;
  /** MySQL returns a computed boolean as text, MariaDB as a number. */
  hasPosted: number | string;
}

type Row = Head & DashboardRow<'NEW' | 'INTERVIEW' | 'OTHER_DATE' | 'JOINING' | 'WAITING' | 'REJECTED' | 'CLOSING'>;

const HEAD = {
  columns: `own.is_profile_complete AS isProfileComplete,
    EXISTS (SELECT 1 FROM job x WHERE x.company_id = own.id) AS hasPosted`,
  from: `user u LEFT JOIN company_member member ON member.user_id = u.id
    STRAIGHT_JOIN company own ON own.id = COALESCE(member.company_id, u.id)`,
};

/** New applicants: a first approval has no previous status. They are new until a step is proposed, however often the employer looks. */
const NEW = `${sectionRow('NEW', { application: 'a.id' }, 'r.decided_at')}
  FROM application a STRAIGHT_JOIN approval r ON r.application_id = a.id AND r.state = 'APPROVED' AND r.previous_value IS NULL
  WHERE a.company_id = ? AND a.approval_state IN ('PENDING', 'APPROVED', 'REJECTED') AND a.status_updated_at > ?
    AND a.status = 'APPLIED' AND ${VISIBLE_TO_EMPLOYER} AND a.withdrawn_at IS NULL
  ORDER BY r.decided_at DESC LIMIT ${MAX_COUNTED_ROWS}`;

const MET = `${sectionRow('INTERVIEW', { application: 'a.id', interview: 'i.id' }, 'i.starts_at')}
  FROM ${INTERVIEWS.from} STRAIGHT_JOIN application a ON a.id = i.application_id
  WHERE i.company_id = ? AND i.starts_at >= ? AND i.starts_at < ? AND ${VISIBLE_TO_EMPLOYER} AND ${INTERVIEWS.stands}
  ORDER BY i.starts_at LIMIT ${INTERVIEWS_SHOWN}`;

/**
 * Candidates whose date of joining, or later postponed date, has come without a joining record. The fact table is read
 * first, since an employer's offers are a range of its index; the records decide.
 */
const JOINING = `${sectionRow('JOINING', { application: 'a.id' }, 'COALESCE(g.day, a.date_of_joining)')}
  FROM offer_fact o STRAIGHT_JOIN application a ON a.id = o.application_id AND a.offer_id = o.offer_id
    LEFT JOIN joining g ON g.offer_id = a.offer_id
  WHERE o.company_id = ? AND o.made_on >= ? AND a.company_id = ? AND a.approved_status = 'SELECTED' AND ${VISIBLE_TO_EMPLOYER}
    AND (a.offer_answer IS NULL OR a.offer_answer <> 'DECLINED')
    AND (g.offer_id IS NOT NULL OR a.approval_state <> 'PENDING')
    AND (g.offer_id IS NULL OR g.outcome = 'POSTPONED') AND COALESCE(g.day, a.date_of_joining) <= ?
  ORDER BY COALESCE(g.day, a.date_of_joining), a.id LIMIT ${MAX_COUNTED_ROWS}`;

/**
 * Offers whose candidates asked for another date, until a new date is proposed. Each offer has at most one such answer.
 */
const OTHER_DATE = `${sectionRow('OTHER_DATE', { application: 'a.id' }, 'r.wished_date')}
  FROM offer_fact o STRAIGHT_JOIN application a ON a.id = o.application_id AND a.offer_id = o.offer_id
    STRAIGHT_JOIN offer_reply r ON r.application_id = a.id AND r.offer_id = a.offer_id AND r.answer = 'OTHER_DATE'
    LEFT JOIN joining g ON g.offer_id = a.offer_id
  WHERE o.company_id = ? AND o.made_on >= ? AND a.company_id = ? AND a.approved_status = 'SELECTED' AND a.approval_state <> 'PENDING'
    AND ${VISIBLE_TO_EMPLOYER} AND a.withdrawn_at IS NULL AND a.offer_answer = 'OTHER_DATE' AND g.offer_id IS NULL
  ORDER BY r.wished_date, a.id LIMIT ${MAX_COUNTED_ROWS}`;

const STEP = { application: 'a.id', approval: 'a.approval_id' };
const POSTING = { job: 'j.id', approval: 'j.approval_id' };

const WAITING_STEPS = `${sectionRow('WAITING', STEP, 'a.status_updated_at')} FROM application a
  WHERE a.company_id = ? AND a.approval_state = 'PENDING' AND ${VISIBLE_TO_EMPLOYER}
  ORDER BY a.status_updated_at LIMIT ${MAX_COUNTED_ROWS}`;

const WAITING_JOBS = `${sectionRow('WAITING', POSTING, 'r.requested_at')}
  FROM job j STRAIGHT_JOIN approval r ON r.id = j.approval_id
  WHERE j.company_id = ? AND j.approval_state = 'PENDING' ORDER BY r.requested_at LIMIT ${MAX_COUNTED_ROWS}`;

const REJECTED_STEPS = `${sectionRow('REJECTED', STEP, 'a.status_updated_at')} FROM application a
  WHERE a.company_id = ? AND a.approval_state = 'REJECTED' AND a.status_updated_at > ? AND ${VISIBLE_TO_EMPLOYER}
    AND a.withdrawn_at IS NULL
  ORDER BY a.status_updated_at DESC LIMIT ${SHOWN}`;

const REJECTED_JOBS = `${sectionRow('REJECTED', POSTING, 'r.decided_at')}
  FROM job j STRAIGHT_JOIN approval r ON r.id = j.approval_id
  WHERE j.company_id = ? AND j.approval_state = 'REJECTED' AND r.decided_at > ? ORDER BY r.decided_at DESC LIMIT ${SHOWN}`;

/** Only open jobs: the deadline of a closed or hidden job does not matter. */
const CLOSING = `${sectionRow('CLOSING', { job: 'j.id' }, 'j.deadline')} FROM job j
  WHERE j.company_id = ? AND j.listed_at IS NOT NULL AND j.deadline BETWEEN ? AND ? ORDER BY j.deadline LIMIT ${SHOWN}`;

const onDay = ({ happenedAt }: Row, application: PresentedApplication) => ({
  day: happenedAt.toISOString().slice(0, 10),
  application,
});

interface Parts {
  reader: SqlReader;
  clock: Clock;
  applicationsReadModel: ApplicationsReadModel;
  approvalsReadModel: ApprovalsReadModel;
  jobs: JobsReadModel;
}

/** The employer's dashboard, with three statements regardless of the amount of data. */
export class EmployerDashboardReadModel {
  constructor(private readonly parts: Parts) {}

  async findByEmployer(context: RequestContext, employer: EmployerViewer): Promise<EmployerDashboard> {
    const { approvalsReadModel, applicationsReadModel, jobs, clock } = this.parts;
    const now = clock.now();
    const rows = await this.rows(employer, now);
    const [head] = rows;
    // Jobs, applicants and interviews are locked until the company profile is complete (specification 2 §4).
    const open = head?.isProfileComplete === 1 ? rows : [];
    const isNew = sectionRows(open, 'NEW').toReversed();
    const met = sectionRows(open, 'INTERVIEW');
    const otherDates = sectionRows(open, 'OTHER_DATE');
    const joinings = sectionRows(open, 'JOINING');
    const waiting = sectionRows(open, 'WAITING');
    const rejected = sectionRows(open, 'REJECTED').toReversed().slice(0, SHOWN);
    const closing = sectionRows(open, 'CLOSING');
    const dueJoinings = joinings.slice(0, SHOWN);
    const dateRequests = otherDates.slice(0, SHOWN);
    const visibleRows = [
      ...isNew.slice(0, SHOWN),
      ...met,
      ...dateRequests,
      ...dueJoinings,
      ...waiting.slice(0, SHOWN),
      ...rejected,
      ...closing,
    ];
    const jobIds = [...new Set(visibleRows.flatMap(({ foundJobId }) => foundJobId ?? []))];
    const [applications, postings] = await Promise.all([
      readApplications(context, applicationsReadModel, visibleRows),
      jobIds.length === 0 ? [] : jobs.many(context, jobIds),
    ]);
    const jobsById = new Map(postings.map((job): [string, Job] => [job.id, job]));
    const findApplication = ({ applicationId }: Row) => applications.get(applicationId ?? '');
    const findJob = ({ foundJobId }: Row) => jobsById.get(foundJobId ?? '');
    const requests = (section: readonly Row[]) =>
      attachRecords(
        section,
        (row) => findApplication(row) ?? findJob(row),
        (row, subject) => approvalsReadModel.presented(context, { ...row, jobId: row.foundJobId }, subject),
      );
    return {
      __typename: 'EmployerDashboard',
      lastVisitAt: head?.lastVisitAt ?? null,
      hasPosted: Number(head?.hasPosted) === 1,
      newApplicants: attachRecords(isNew.slice(0, SHOWN), findApplication, (_row, application) => application),
      newApplicantCount: isNew.length,
      interviews: attachRecords(met, findApplication, (row, application) =>
        presentRowInterview(context, row, application, now),
      ),
      joiningDateRequests: attachRecords(dateRequests, findApplication, onDay),
      joiningDateRequestCount: otherDates.length,
      dueJoinings: attachRecords(dueJoinings, findApplication, onDay),
      dueJoiningCount: joinings.length,
      waiting: requests(waiting.slice(0, SHOWN)),
      waitingCount: waiting.length,
      rejected: requests(rejected),
      closingJobs: attachRecords(closing, findJob, (_row, job) => job),
    };
  }

  private rows({ id, companyId }: EmployerViewer, now: Date): Promise<Row[]> {
    const { newsSince, meetings, joinings, rejectedSince, closing } = dashboardPeriods(now, todayInIndia(now));
    const { sql, values } = dashboardStatement(id, HEAD, [
      { sql: NEW, values: [companyId, newsSince] },
      { sql: MET, values: [companyId, meetings.from, meetings.before] },
      { sql: OTHER_DATE, values: [companyId, joinings.offeredSince, companyId] },
      { sql: JOINING, values: [companyId, joinings.offeredSince, companyId, joinings.today] },
      { sql: WAITING_STEPS, values: [companyId] },
      { sql: WAITING_JOBS, values: [companyId] },
      { sql: REJECTED_STEPS, values: [companyId, rejectedSince] },
      { sql: REJECTED_JOBS, values: [companyId, rejectedSince] },
      { sql: CLOSING, values: [companyId, closing.from, closing.to] },
    ]);
    return this.parts.reader.rows<Row>(sql, values);
  }
}
