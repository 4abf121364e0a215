import { APPLICATION_STATUS_LABELS } from '@job-alert/domain/applications/application-status';
import { DROP_REASON_LABELS, JOINING_OUTCOME_LABELS } from '@job-alert/domain/applications/joining';
import { DECLINE_REASON_LABELS, OFFER_ANSWER_LABELS } from '@job-alert/domain/applications/offer-answer';
import { WITHDRAWAL_REASON_LABELS } from '@job-alert/domain/applications/withdrawal';
import { APPROVAL_STATE_LABELS } from '@job-alert/domain/approvals/approval';
import { REJECTION_REASON_LABELS } from '@job-alert/domain/approvals/rejection-reasons';
import { INTERVIEW_MODE_LABELS, ROUND_TYPE_LABELS } from '@job-alert/domain/interviews/interview';
import { CANCELLATION_REASON_LABELS } from '@job-alert/domain/interviews/interview-cancellation';
import { JOB_TYPE_LABELS, WORK_MODE_LABELS } from '@job-alert/domain/jobs/job-labels';
import {
  APPROVAL_SUBJECT_LABELS,
  CLOSING_REASON_LABELS,
  INTERVIEW_OUTCOME_LABELS,
  REQUEST_OUTCOME_LABELS,
} from '@job-alert/domain/reports/report-labels';
import { VISIT_SOURCE_LABELS } from '@job-alert/domain/reports/visit-source';
import { INVITATION_DECLINE_LABELS, INVITATION_STATE_LABELS } from '@job-alert/domain/sourcing/job-invitation';
import type { EntityManager } from 'typeorm';
import { dayInIndia } from './fact-tables.js';

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** SQL for a code and its label: `stage` and `stage_label`. */
function labelled(expression: string, name: string, labels: Readonly<Record<string, string>>): string {
  const words = Object.entries(labels).map(([code, label]) => `WHEN ${text(code)} THEN ${text(label)}`);
  return `${expression} AS ${name}, CASE ${expression} ${words.join(' ')} END AS ${name}_label`;
}

const PLACES = 'f.job_id, f.company_id, f.industry, f.city, f.state';
const SOURCE = `${labelled('f.source', 'source', VISIT_SOURCE_LABELS)}, f.source_name`;
const hours = (from: string, to: string): string => `TIMESTAMPDIFF(SECOND, ${from}, ${to}) / 3600`;
const weekStart = (day: string): string => `DATE_SUB(${day}, INTERVAL WEEKDAY(${day}) DAY)`;

/** The end of the last day of a job in India. */
const DEADLINE_END = `f.deadline + INTERVAL 1 DAY - INTERVAL 330 MINUTE`;
/** The time when a job closed. Null for an open job, and for some old jobs whose time is unknown. */
const CLOSED_AT = `CASE WHEN f.approved_at IS NULL THEN NULL WHEN f.stopped_at < ${DEADLINE_END} THEN f.stopped_at
  WHEN ${DEADLINE_END} <= UTC_TIMESTAMP() THEN ${DEADLINE_END} END`;
/** The reason why a job closed. A job whose openings were filled by then closed for that reason, unless an administrator took it down. */
const CLOSE_REASON = `CASE WHEN f.approved_at IS NULL OR (${CLOSED_AT}) IS NULL THEN NULL
  WHEN f.stopped_at < ${DEADLINE_END} AND f.stopped_by = 'ADMINISTRATOR' THEN 'ADMINISTRATOR' WHEN f.filled_at <= (${CLOSED_AT}) THEN 'FILLED'
  WHEN f.stopped_at < ${DEADLINE_END} THEN f.stopped_by ELSE 'DEADLINE' END`;

const DIGITS = 'SELECT 0 AS d UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4';
const TEN = `SELECT d FROM (${DIGITS}) a UNION ALL SELECT d + 5 FROM (${DIGITS}) b`;
/** 1 January 2015 to 18 May 2042. */
const DAYS = `SELECT DATE('2015-01-01') + INTERVAL (k.d * 1000 + h.d * 100 + t.d * 10 + o.d) DAY AS day
  FROM (${TEN}) k, (${TEN}) h, (${TEN}) t, (${TEN}) o`;
/** The financial year begins on 1 April. */
const YEAR = 'YEAR(f.day - INTERVAL 3 MONTH)';

/**
 * The views that reporting tools and the reports of the portal read: one row for each record, no personal data, times in UTC and days in
 * India. docs/reporting.md defines each column. The views merge into the queries on them, so their conditions reach the indexes of the
 * tables.
 */
const VIEWS: readonly [name: string, select: string][] = [
  [
    'report_application',
    `SELECT f.application_id, ${PLACES}, ${SOURCE}, ${labelled('f.stage', 'stage', APPLICATION_STATUS_LABELS)},
      ${labelled('f.approved_stage', 'approved_stage', APPLICATION_STATUS_LABELS)}, f.attempt, f.is_active,
      f.applied_at, f.applied_on, ${weekStart('f.applied_on')} AS week_start,
      f.accepted_at, f.recommended_at, f.recommended_by_id, f.shortlisted_at, f.interview_at, f.missed_at, f.selected_at, f.rejected_at,
      f.refused_at, ${labelled('f.refusal_reason', 'refusal_reason', REJECTION_REASON_LABELS)},
      f.withdrawn_at, ${labelled('f.withdrawal_reason', 'withdrawal_reason', WITHDRAWAL_REASON_LABELS)},
      f.offered_at, ${labelled('f.offer_answer', 'offer_answer', OFFER_ANSWER_LABELS)}, f.answered_at,
      ${labelled('f.decline_reason', 'decline_reason', DECLINE_REASON_LABELS)}, f.joining_on,
      ${labelled('f.joining', 'joining', JOINING_OUTCOME_LABELS)}, f.joined_on, f.interviews, f.interviews_held, f.gone_at
    FROM application_fact f`,
  ],
  [
    'report_stage',
    `SELECT f.approval_id, f.application_id, ${PLACES}, ${SOURCE}, f.applied_at,
      ${labelled('f.step', 'stage', APPLICATION_STATUS_LABELS)}, f.entered_at AS reached_at, f.left_at,
      ${labelled('f.next_step', 'next_stage', APPLICATION_STATUS_LABELS)}, ${hours('f.entered_at', 'f.left_at')} AS hours, f.gone_at
    FROM approval_fact f WHERE f.entered_at IS NOT NULL`,
  ],
  [
    'report_approval',
    `SELECT f.approval_id, ${labelled('f.subject', 'subject', APPROVAL_SUBJECT_LABELS)}, f.application_id, ${PLACES}, ${SOURCE},
      ${labelled('f.step', 'step', APPLICATION_STATUS_LABELS)}, f.requested_at, f.requested_on,
      ${labelled('f.outcome', 'outcome', REQUEST_OUTCOME_LABELS)}, f.decided_at, f.decided_by_id,
      ${labelled('f.reason', 'reason', REJECTION_REASON_LABELS)}, f.waited, (f.clock_seconds DIV 60) / 60 AS hours,
      (f.working_seconds DIV 60) / 60 AS working_hours, f.gone_at
    FROM approval_fact f`,
  ],
  [
    'report_job',
    `SELECT f.job_id, j.title, f.company_id, f.industry, f.city, f.state, ${labelled('f.job_type', 'job_type', JOB_TYPE_LABELS)},
      ${labelled('f.work_mode', 'work_mode', WORK_MODE_LABELS)}, f.posted_at, f.posted_on, f.approved_at, f.openings, f.deadline,
      f.is_listed AND f.deadline >= ${dayInIndia('UTC_TIMESTAMP()')} AS is_open, ${CLOSED_AT} AS closed_at,
      ${labelled(CLOSE_REASON, 'closed_why', CLOSING_REASON_LABELS)}, f.hires, f.filled_at,
      (SELECT COALESCE(SUM(v.views), 0) FROM job_view_day v WHERE v.job_id = f.job_id) AS views, f.gone_at
    FROM job_fact f LEFT JOIN job j ON j.id = f.job_id`,
  ],
  [
    'report_company',
    `SELECT c.id AS company_id, c.name, c.industry, ${labelled('c.approval_state', 'approval_state', APPROVAL_STATE_LABELS)}, c.created_at,
      ${dayInIndia('c.created_at')} AS created_on FROM company c`,
  ],
  [
    'report_interview',
    `SELECT f.interview_id, f.application_id, ${PLACES}, ${SOURCE}, ${labelled('f.round_type', 'round_type', ROUND_TYPE_LABELS)},
      ${labelled('f.mode', 'mode', INTERVIEW_MODE_LABELS)}, f.round_no, f.scheduled_at, f.approved_at, f.starts_at, f.starts_on,
      ${hours('f.approved_at', 'f.starts_at')} AS notice_hours, ${labelled('f.outcome', 'outcome', INTERVIEW_OUTCOME_LABELS)},
      f.cancelled_at, ${labelled('f.cancelled_for', 'cancelled_for', CANCELLATION_REASON_LABELS)}, f.refused, f.gone_at
    FROM interview_fact f`,
  ],
  [
    'report_offer',
    `SELECT f.offer_id, f.application_id, ${PLACES}, ${SOURCE}, f.posted_at, f.applied_at, f.made_at, f.made_on, f.joining_on,
      f.has_letter, ${labelled('f.answer', 'answer', OFFER_ANSWER_LABELS)}, f.answered_at,
      ${hours('f.made_at', 'f.answered_at')} AS answer_hours,
      ${labelled('f.decline_reason', 'decline_reason', DECLINE_REASON_LABELS)}, f.other_date_at, f.accepted_at, f.replaced_at, f.ended_at,
      ${labelled('f.joining', 'joining', JOINING_OUTCOME_LABELS)}, f.joined_on, f.postponed_at,
      ${labelled('f.drop_reason', 'drop_reason', DROP_REASON_LABELS)}, f.gone_at
    FROM offer_fact f`,
  ],
  [
    'report_invitation',
    `SELECT f.invitation_id, f.application_id, ${PLACES}, f.invited_at, f.invited_on, f.invited_by_id,
      ${labelled('f.answer', 'answer', INVITATION_STATE_LABELS)}, f.answered_at, ${hours('f.invited_at', 'f.answered_at')} AS answer_hours,
      ${labelled('f.decline_reason', 'decline_reason', INVITATION_DECLINE_LABELS)}, f.gone_at
    FROM invitation_fact f`,
  ],
  [
    'report_source_day',
    `SELECT f.day, ${SOURCE}, SUM(f.visits) AS visits, SUM(f.sign_ups) AS sign_ups, SUM(f.applications) AS applications,
      SUM(f.selected) AS selected
    FROM (SELECT day, source, source_name, visits, 0 AS sign_ups, 0 AS applications, 0 AS selected FROM source_day
      UNION ALL SELECT signed_up_on, source, COALESCE(source_name, ''), 0, 1, 0, 0 FROM sign_up_fact
      UNION ALL SELECT applied_on, source, COALESCE(source_name, ''), 0, 0, 1, selected_at IS NOT NULL FROM application_fact) f
    GROUP BY f.day, f.source, f.source_name`,
  ],
  [
    'report_day',
    `SELECT f.day, ${weekStart('f.day')} AS week_start, DATE_FORMAT(f.day, '%Y-%m') AS month,
      f.day - INTERVAL DAYOFMONTH(f.day) - 1 DAY AS month_start,
      CONCAT(${YEAR}, '-', LPAD((${YEAR} + 1) MOD 100, 2, '0')) AS financial_year,
      MAKEDATE(${YEAR}, 1) + INTERVAL 3 MONTH AS financial_year_start, QUARTER(f.day - INTERVAL 3 MONTH) AS financial_quarter
    FROM (${DAYS}) f`,
  ],
];

export const reportViewNames = VIEWS.map(([name]) => name);

/**
 * Recreates all views, because they are unreadable after a restore by another user. They read the tables as their creator (SQL SECURITY DEFINER),
 * because the accounts of reporting tools can access only the views. A view that is no longer listed stays until a migration of the next release
 * drops it: servers of the previous release use it.
 */
export async function createReportViews(manager: EntityManager): Promise<void> {
  for (const [name, select] of VIEWS) await manager.query(`CREATE OR REPLACE VIEW ${name} AS ${select}`);
}
