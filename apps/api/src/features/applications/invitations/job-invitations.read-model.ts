import { todayInIndia } from '@job-alert/domain/india/calendar';
import type { WorkMode } from '@job-alert/domain/jobs/job-labels';
import {
  INVITATION_STATE_LABELS,
  type InvitationAnswer,
  type InvitationState,
  invitationState,
} from '@job-alert/domain/sourcing/job-invitation';
import type { SqlReader } from '../../../database/sql-reader.js';
import type { Clock } from '../../../platform/clock.js';
import type { RequestContext } from '../../../platform/context.js';
import { BatchLoader, placeholders } from '../../../platform/graphql/batch-loader.js';
import { byTime } from '../../../platform/lists/list-order.js';
import { readPage } from '../../../platform/lists/list-query.js';
import { mapPage, type Page, type PageRequest } from '../../../platform/lists/page.js';
import type { JobInvitation, JobInvitationCount } from './job-invitations.types.js';

/** The condition of an open job `j`. Its placeholder is today in India. */
export const IS_JOB_OPEN = 'j.listed_at IS NOT NULL AND j.deadline >= ?';

/** The most invitations that are shown of a candidate. */
export const MAX_OF_CANDIDATE = 100;

/** An invitation stays with a merged account if the remaining account has one to the same job. Its person is the remaining candidate. */
const COLUMNS = `i.id, i.job_id AS jobId,
  COALESCE((SELECT m.keep_id FROM candidate_merge m WHERE m.removed_id = i.candidate_id), i.candidate_id) AS candidateId, i.message, i.invited_by_name AS invitedByName,
  i.invited_at AS invitedAt, i.expires_at AS expiresAt, i.answer, i.answered_at AS answeredAt, i.decline_reason AS declineReason,
  i.decline_note AS declineNote, i.application_id AS applicationId, j.listed_at IS NOT NULL AS isJobListed, j.deadline`;
const OF_CANDIDATES = (ids: readonly string[]) => `SELECT ${COLUMNS} FROM (
    SELECT id, ROW_NUMBER() OVER (PARTITION BY candidate_id ORDER BY invited_at DESC, id DESC) AS place
    FROM job_invitation WHERE candidate_id IN (${placeholders(ids)})) latest
  JOIN job_invitation i ON i.id = latest.id JOIN job j ON j.id = i.job_id
  WHERE latest.place <= ${MAX_OF_CANDIDATE} ORDER BY i.invited_at DESC, i.id DESC`;
const OF_APPLICATIONS = (ids: readonly string[]) => `SELECT ${COLUMNS}
  FROM job_invitation i JOIN job j ON j.id = i.job_id WHERE i.application_id IN (${placeholders(ids)})`;
const COUNTS = (ids: readonly string[]) => `SELECT i.job_id AS jobId, i.answer, i.expires_at > ? AS isValid,
    j.listed_at IS NOT NULL AS isJobListed, j.deadline, COUNT(*) AS total
  FROM job_invitation i JOIN job j ON j.id = i.job_id WHERE i.job_id IN (${placeholders(ids)})
  GROUP BY i.job_id, i.answer, isValid, isJobListed, j.deadline`;

interface JobFacts {
  isJobListed: number | string;
  deadline: string;
}

interface InvitationRow extends Omit<JobInvitation, 'state'>, JobFacts {
  jobId: string;
  candidateId: string;
  applicationId: string | null;
  invitedByName: string;
  answer: InvitationAnswer | null;
}

interface CountRow extends JobFacts {
  jobId: string;
  answer: InvitationAnswer | null;
  isValid: number | string;
  total: number | string;
}

/** An invitation with the keys of its edges. */
export type PresentedInvitation = JobInvitation &
  Pick<InvitationRow, 'jobId' | 'candidateId' | 'applicationId' | 'invitedByName'>;

const STATES = Object.keys(INVITATION_STATE_LABELS) as InvitationState[];

/** Invitations to jobs, for administrators and for the candidates themselves. The caller has checked access. */
export class JobInvitationsReadModel {
  private readonly byCandidate: BatchLoader<InvitationRow>;
  private readonly byApplication: BatchLoader<InvitationRow>;
  private readonly counts: BatchLoader<CountRow>;

  constructor(
    private readonly reader: SqlReader,
    private readonly clock: Clock,
  ) {
    this.byCandidate = new BatchLoader(
      (ids) => reader.rows(OF_CANDIDATES(ids), ids),
      ({ candidateId }) => candidateId,
    );
    this.byApplication = new BatchLoader(
      (ids) => reader.rows(OF_APPLICATIONS(ids), ids),
      ({ applicationId }) => applicationId ?? '',
    );
    this.counts = new BatchLoader(
      (ids) => reader.rows(COUNTS(ids), [clock.now(), ...ids]),
      ({ jobId }) => jobId,
    );
  }

  async one(id: string): Promise<PresentedInvitation | null> {
    const sql = `SELECT ${COLUMNS} FROM job_invitation i JOIN job j ON j.id = i.job_id WHERE i.id = ?`;
    const row = await this.reader.row<InvitationRow>(sql, [id]);
    return row ? this.present(row) : null;
  }

  /** Returns the invitations to a job, or only those with or without an answer, the latest first. */
  async ofJob(
    context: RequestContext,
    jobId: string,
    { isAnswered, ...request }: PageRequest & { isAnswered?: boolean | null | undefined },
  ): Promise<Page<PresentedInvitation>> {
    const answered = isAnswered == null ? '' : ` AND i.answer IS ${isAnswered ? 'NOT ' : ''}NULL`;
    const query = {
      columns: COLUMNS,
      from: 'job_invitation i',
      joins: 'JOIN job_invitation i ON i.id = page.id JOIN job j ON j.id = i.job_id',
      conditions: [{ sql: `i.job_id = ?${answered}`, values: [jobId] }],
      order: byTime('i.invited_at', 'i.id'),
    };
    const page = await readPage<InvitationRow>(this.reader, query, request, context.maxPageSize);
    return mapPage(page, (row) => this.present(row));
  }

  /** Returns the number of invitations to a job by state, without states that have none. */
  async countsOfJob(context: RequestContext, jobId: string): Promise<JobInvitationCount[]> {
    const rows = await this.counts.loadRows(context, jobId);
    const now = this.clock.now();
    const totals = rows.map(({ answer, isValid, total, ...job }) => {
      // A time on either side of now stands for all times of the group.
      const expiresAt = new Date(now.getTime() + (Number(isValid) === 1 ? 1 : 0));
      return { state: this.stateOf({ answer, expiresAt, ...job }, now), total: Number(total) };
    });
    return STATES.map((state) => ({
      state,
      count: totals.reduce((sum, one) => (one.state === state ? sum + one.total : sum), 0),
    })).filter(({ count }) => count > 0);
  }

  /** Returns the invitations of a candidate, the latest first. */
  async ofCandidate(context: RequestContext, candidateId: string): Promise<PresentedInvitation[]> {
    const rows = await this.byCandidate.loadRows(context, candidateId);
    return rows.map((row) => this.present(row));
  }

  async ofApplication(context: RequestContext, applicationId: string): Promise<PresentedInvitation | null> {
    const [row] = await this.byApplication.loadRows(context, applicationId);
    return row ? this.present(row) : null;
  }

  private present(row: InvitationRow): PresentedInvitation {
    const { answer: _answer, isJobListed: _isListed, deadline: _deadline, ...invitation } = row;
    return { ...invitation, state: this.stateOf(row, this.clock.now()) };
  }

  private stateOf(
    { answer, expiresAt, isJobListed, deadline }: Pick<InvitationRow, 'answer' | 'expiresAt'> & JobFacts,
    now: Date,
  ): InvitationState {
    const isJobOpen = Number(isJobListed) === 1 && deadline >= todayInIndia(now);
    return invitationState({ answer, expiresAt, isJobOpen }, now);
  }
}

/** An invitation with everything that an answer needs and its page shows. */
export interface AnswerableInvitation {
  id: string;
  jobId: string;
  candidateId: string;
  invitedById: string | null;
  firstName: string;
  candidateName: string;
  email: string;
  message: string | null;
  answer: InvitationAnswer | null;
  expiresAt: Date;
  isJobListed: number | string;
  deadline: string;
  jobTitle: string;
  companyId: string;
  companyName: string;
  city: string;
  workMode: WorkMode;
  salaryMin: number;
  salaryMax: number;
  questions: string | null;
  resumeName: string | null;
  hasPreferences: number | string;
}

/** Invitations of an active candidate, by a condition. */
export const ANSWERABLE = `SELECT i.id, i.job_id AS jobId, i.candidate_id AS candidateId, i.invited_by_id AS invitedById,
    u.first_name AS firstName, CONCAT(u.first_name, ' ', u.last_name) AS candidateName, u.email,
    i.message, i.answer, i.expires_at AS expiresAt, j.listed_at IS NOT NULL AS isJobListed, j.deadline, j.title AS jobTitle,
    j.company_id AS companyId, j.company_name AS companyName, j.city, j.work_mode AS workMode, j.salary_min AS salaryMin,
    j.salary_max AS salaryMax, j.questions, f.original_name AS resumeName,
    p.expected_salary IS NOT NULL OR p.notice_period IS NOT NULL AS hasPreferences
  FROM job_invitation i JOIN job j ON j.id = i.job_id JOIN user u ON u.id = i.candidate_id AND u.type = 'CANDIDATE' AND u.is_active = 1
    JOIN candidate_profile p ON p.id = u.id LEFT JOIN stored_file f ON f.id = p.resume_id WHERE`;
