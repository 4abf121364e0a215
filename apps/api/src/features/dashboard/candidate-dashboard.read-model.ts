import type { ExperienceLevel } from '@job-alert/domain/candidates/experience-level';
import { missingProfileParts, type ProfilePart } from '@job-alert/domain/candidates/profile-parts';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { dashboardPeriods } from '@job-alert/domain/reports/dashboard-periods';
import type { SqlReader } from '../../database/sql-reader.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import type { ApplicationsReadModel } from '../applications/applications.read-model.js';
import type { ApprovalsReadModel } from '../approvals/approvals.read-model.js';
import { INTERVIEWS } from '../../database/interview-conditions.js';
import {
  attachRecords,
  type DashboardRow,
  dashboardStatement,
  MAX_COUNTED_ROWS,
  presentRowInterview,
  readApplications,
  SINCE_LAST_VISIT,
  sectionRow,
  sectionRows,
} from './dashboard-rows.read-model.js';
import type { CandidateDashboard } from './user-dashboard.types.js';

/** The maximum number of records per section. */
const SHOWN = 5;

interface Head {
  firstName: string;
  lastName: string;
  contact: string;
  gender: string | null;
  addressLine1: string | null;
  city: string | null;
  homeState: string | null;
  country: string | null;
  experienceLevel: ExperienceLevel;
  resumeId: string | null;
  lastVisitAt: Date | null;
  /** MySQL returns a computed boolean as text, MariaDB as a number. */
  hasEducation: number | string;
  hasApplied: number | string;
}

type Row = Head & DashboardRow<'INTERVIEW' | 'CHANGE' | 'OFFER' | 'SAVED'>;

/** Saved entries are complete, since the profile rule has validated them. */
const HEAD = {
  columns: `u.first_name AS firstName, u.last_name AS lastName, u.contact, own.gender, own.address_line1 AS addressLine1, own.city,
    own.state AS homeState, own.country, own.experience_level AS experienceLevel, own.resume_id AS resumeId,
    EXISTS (SELECT 1 FROM candidate_education e WHERE e.candidate_id = u.id) AS hasEducation,
    EXISTS (SELECT 1 FROM application x WHERE x.candidate_id = u.id) AS hasApplied`,
  from: 'user u STRAIGHT_JOIN candidate_profile own ON own.id = u.id',
};
const WHOLE_EDUCATION = { qualification: '-', university: '-', yearOfCompletion: '-', marks: '-' };

const COMING = `${sectionRow('INTERVIEW', { application: 'i.application_id', interview: 'i.id' }, 'i.starts_at')}
  FROM ${INTERVIEWS.from} WHERE i.candidate_id = ? AND i.starts_at >= ? AND p.state = 'APPROVED' AND ${INTERVIEWS.stands}
  ORDER BY i.starts_at LIMIT ${SHOWN}`;

/** The application itself is news too. Candidates only see approved proposals (specification 4 §4). */
const CHANGED = `${sectionRow('CHANGE', { application: 'a.id', approval: 'r.id' }, 'COALESCE(r.decided_at, r.requested_at)')}
  FROM application a STRAIGHT_JOIN approval r ON r.application_id = a.id
  WHERE a.candidate_id = ? AND a.withdrawn_at IS NULL
    AND COALESCE(r.decided_at, r.requested_at) > ? AND COALESCE(r.decided_at, r.requested_at) > ${SINCE_LAST_VISIT}
    AND (r.state = 'APPROVED' OR r.proposed_value = 'APPLIED')
  ORDER BY happened_at DESC LIMIT ${MAX_COUNTED_ROWS}`;

/** Offers that can still be answered. A candidate who asked for another date can still accept. */
const OFFERED = `${sectionRow('OFFER', { application: 'a.id' }, 'a.status_updated_at')}
  FROM application a WHERE a.candidate_id = ? AND a.approved_status = 'SELECTED' AND a.is_active = 1
    AND COALESCE(a.date_of_joining, ?) >= ?
    AND NOT EXISTS (SELECT 1 FROM offer_reply r
      WHERE r.application_id = a.id AND r.offer_id = a.offer_id AND r.answer IN ('ACCEPTED', 'DECLINED'))
    AND NOT EXISTS (SELECT 1 FROM joining g WHERE g.offer_id = a.offer_id AND g.outcome = 'JOINED')
  ORDER BY a.status_updated_at DESC LIMIT ${SHOWN}`;

/** Saved jobs that are open and not applied for. */
const SAVED = `${sectionRow('SAVED', { job: 'j.id' }, 'j.deadline')} FROM saved_job s STRAIGHT_JOIN job j ON j.id = s.job_id
  WHERE s.candidate_id = ? AND j.listed_at IS NOT NULL AND j.deadline BETWEEN ? AND ?
    AND NOT EXISTS (SELECT 1 FROM application x WHERE x.candidate_id = s.candidate_id AND x.job_id = s.job_id)
  ORDER BY j.deadline LIMIT ${SHOWN}`;

/** Includes the ids that its field resolvers read. */
export interface PresentedCandidateDashboard extends CandidateDashboard {
  savedJobIds: readonly string[];
}

interface Parts {
  reader: SqlReader;
  clock: Clock;
  applicationsReadModel: ApplicationsReadModel;
  approvalsReadModel: ApprovalsReadModel;
}

/** The candidate's dashboard, with two statements and one for the saved jobs, regardless of the amount of data. */
export class CandidateDashboardReadModel {
  constructor(private readonly parts: Parts) {}

  async findByUser(context: RequestContext, userId: string): Promise<PresentedCandidateDashboard> {
    const { reader, clock, applicationsReadModel, approvalsReadModel } = this.parts;
    const now = clock.now();
    const today = todayInIndia(now);
    const { newsSince, firstNewsSince, closing } = dashboardPeriods(now, today);
    const { sql, values } = dashboardStatement(userId, HEAD, [
      { sql: COMING, values: [userId, now] },
      { sql: CHANGED, values: [userId, newsSince, userId, firstNewsSince] },
      { sql: OFFERED, values: [userId, today, today] },
      { sql: SAVED, values: [userId, closing.from, closing.to] },
    ]);
    const rows = await reader.rows<Row>(sql, values);
    const coming = sectionRows(rows, 'INTERVIEW');
    const changed = newestOfEach(sectionRows(rows, 'CHANGE')).slice(0, SHOWN);
    const offered = sectionRows(rows, 'OFFER').toReversed();
    const applications = await readApplications(context, applicationsReadModel, [...coming, ...changed, ...offered]);
    const findApplication = ({ applicationId }: Row) => applications.get(applicationId ?? '');
    const [head] = rows;
    return {
      __typename: 'CandidateDashboard',
      lastVisitAt: head?.lastVisitAt ?? null,
      missingProfileParts: head ? missingParts(head) : [],
      hasApplied: Number(head?.hasApplied) === 1,
      interviews: attachRecords(coming, findApplication, (row, application) =>
        presentRowInterview(context, row, application, now),
      ),
      changes: attachRecords(changed, findApplication, (row, application) =>
        approvalsReadModel.presented(context, row, application),
      ),
      savedJobIds: sectionRows(rows, 'SAVED').flatMap(({ foundJobId }) => foundJobId ?? []),
      offers: attachRecords(offered, findApplication, (_row, application) => application),
    };
  }
}

/** Keeps the latest change of each application, sorted by the latest first. */
function newestOfEach(rows: readonly Row[]): Row[] {
  const newest = new Map(rows.map((row) => [row.applicationId, row]));
  return rows.filter((row) => newest.get(row.applicationId) === row).toReversed();
}

const missingParts = ({ homeState, resumeId, hasEducation, ...profile }: Head): ProfilePart[] =>
  missingProfileParts({
    ...profile,
    state: homeState,
    hasResume: resumeId !== null,
    educations: Number(hasEducation) === 1 ? [WHOLE_EDUCATION] : [],
  });
