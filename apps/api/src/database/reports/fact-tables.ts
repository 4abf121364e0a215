import type { SubjectKind } from '@job-alert/domain/approvals/approval';
import { decisionGroup } from './decision-groups.js';

/** Fact tables: the rows that reports count, computed from the records. */

/** A condition on a column that selects records: `IN (?)` of ids, or a range of ids. */
export type Scope = (column: string) => string;

/** India is five and a half hours ahead all year. */
export const dayInIndia = (instant: string): string => `DATE(${instant} + INTERVAL 330 MINUTE)`;

/** SQL for the working milliseconds up to an instant, as `packages/domain/src/approvals/working-hours.ts` counts them. */
function workingMsUntil(instant: string): string {
  const since = `TIMESTAMPDIFF(MICROSECOND, '1970-01-04 18:30:00', ${instant}) DIV 1000`;
  const weeks = `(${since}) DIV 604800000`;
  const weekday = `(${since}) MOD 604800000 DIV 86400000`;
  const today = `LEAST(GREATEST(CAST((${since}) MOD 86400000 AS SIGNED) - 36000000, 0), 32400000)`;
  return `((${weeks}) * 194400000 + IF(${weekday} = 6, 194400000, (${weekday}) * 32400000 + ${today}))`;
}

/** A fact table, with the SQL of each column. */
export interface FactTable {
  table: string;
  columns: Readonly<Record<string, string>>;
  /** The instants whose days reports count by: `decided` adds `decided_on` for `decided_at`. */
  days: readonly string[];
  from: (scope: Scope) => string;
}

const PLACES = {
  job_id: 'a.job_id',
  company_id: 'a.company_id',
  industry: 'j.industry',
  city: 'j.city',
  state: 'j.state',
};
const JOB_PLACES = {
  job_id: 'j.id',
  company_id: 'j.company_id',
  industry: 'j.industry',
  city: 'j.city',
  state: 'j.state',
};
const SOURCE = { source: 'a.source', source_name: 'a.source_name' };

const firstApproval = (stage: string): string => `MIN(CASE WHEN proposed_value = '${stage}' THEN decided_at END)`;

const APPLICATION: FactTable = {
  table: 'application_fact',
  days: ['accepted', 'recommended', 'shortlisted', 'interview', 'missed', 'selected', 'rejected', 'client_answered'],
  columns: {
    applied_at: 'a.applied_at',
    application_id: 'a.id',
    ...PLACES,
    ...SOURCE,
    applied_on: dayInIndia('a.applied_at'),
    attempt: 'a.attempt',
    stage: 'a.status',
    approved_stage: 'a.approved_status',
    is_active: 'a.is_active',
    accepted_at: 's.accepted_at',
    recommended_at: 'w.written_at',
    recommended_by_id: 'w.written_by_id',
    shortlisted_at: 's.shortlisted_at',
    interview_at: 's.interview_at',
    missed_at: 's.missed_at',
    selected_at: 's.selected_at',
    rejected_at: 's.rejected_at',
    client_answered_at: 'q.asked_at',
    refused_at: 'x.decided_at',
    refusal_reason: 'x.reason',
    withdrawn_at: 'a.withdrawn_at',
    withdrawal_reason: 'a.withdrawal_reason',
    offer_id: 'a.offer_id',
    offered_at: 'o.decided_at',
    offer_answer: 'a.offer_answer',
    answered_at: 'r.answered_at',
    decline_reason: 'r.reason',
    joining_on: 'a.date_of_joining',
    joining: 'g.outcome',
    joined_on: "CASE WHEN g.outcome = 'JOINED' THEN g.day END",
    joining_told_at: 'g.told_at',
    interviews: 'COALESCE(i.planned, 0)',
    interviews_held: 'COALESCE(i.held, 0)',
  },
  from: (scope) => `application a JOIN job j ON j.id = a.job_id
    LEFT JOIN (SELECT application_id, ${firstApproval('APPLIED')} AS accepted_at, ${firstApproval('SHORTLISTED')} AS shortlisted_at,
        ${firstApproval('INTERVIEW_SCHEDULED')} AS interview_at, ${firstApproval('INTERVIEW_NOT_ATTENDED')} AS missed_at,
        ${firstApproval('SELECTED')} AS selected_at, ${firstApproval('REJECTED')} AS rejected_at
      FROM approval WHERE state = 'APPROVED' AND ${scope('application_id')} GROUP BY application_id) s ON s.application_id = a.id
    LEFT JOIN (SELECT application_id, MIN(requested_at) AS asked_at FROM approval
      WHERE previous_value = 'APPLIED' AND ${scope('application_id')} GROUP BY application_id) q ON q.application_id = a.id
    LEFT JOIN recommendation w ON w.id = (SELECT MIN(v.id) FROM recommendation v WHERE v.application_id = a.id)
    LEFT JOIN approval x ON x.id = a.approval_id AND x.state = 'REJECTED' AND a.approved_status IS NULL AND a.withdrawn_at IS NULL
    LEFT JOIN approval o ON o.id = a.offer_id
    LEFT JOIN offer_reply r ON r.application_id = a.id AND r.offer_id = a.offer_id AND r.answer = a.offer_answer
    LEFT JOIN joining g ON g.offer_id = a.offer_id
    LEFT JOIN (SELECT i.application_id, COUNT(*) AS planned, SUM(COALESCE(i.outcome, '') = 'HELD') AS held
      FROM interview i JOIN approval p ON p.id = i.approval_id AND p.state = 'APPROVED'
        LEFT JOIN interview n ON n.id = i.superseded_by_id LEFT JOIN approval np ON np.id = n.approval_id
      WHERE i.cancelled_at IS NULL AND COALESCE(np.state, 'REJECTED') <> 'APPROVED' AND ${scope('i.application_id')}
      GROUP BY i.application_id) i ON i.application_id = a.id
    WHERE ${scope('a.id')}`,
};

/** True if the candidate withdrew the application, or the company its proposal, while the request was pending. */
const WITHDRAWN =
  "(p.reason = 'COMPANY_WITHDREW' OR (p.reason = 'CANDIDATE_WITHDREW' AND p.decided_at = a.withdrawn_at))";
const CLOCK_SECONDS = 'GREATEST(TIMESTAMPDIFF(SECOND, p.requested_at, p.decided_at), 0)';
const WORKING_SECONDS = `(${workingMsUntil('p.decided_at')} - ${workingMsUntil('p.requested_at')}) DIV 1000`;
/** The decision group of requests that waited for a decision by administrators. */
const decisionGroupSql = (kind: SubjectKind): string =>
  `CASE WHEN p.decided_at > p.requested_at THEN ${decisionGroup(dayInIndia('p.decided_at'), 'p.state', kind)} END`;
const DECISION = {
  requested_on: dayInIndia('p.requested_at'),
  decided_at: 'p.decided_at',
  waited: 'p.decided_at IS NULL OR p.decided_at > p.requested_at',
  clock_seconds: CLOCK_SECONDS,
  clock_minutes: `${CLOCK_SECONDS} DIV 60`,
  working_seconds: WORKING_SECONDS,
  working_minutes: `${WORKING_SECONDS} DIV 60`,
};

/** The requests about applications. Each approved request is also a stage of its application. */
const STEP: FactTable = {
  table: 'approval_fact',
  days: ['decided', 'entered', 'left'],
  columns: {
    requested_at: 'p.requested_at',
    approval_id: 'p.id',
    subject: "'APPLICATION'",
    application_id: 'a.id',
    ...PLACES,
    ...SOURCE,
    step: 'p.proposed_value',
    previous_step: 'p.previous_value',
    applied_at: 'a.applied_at',
    ...DECISION,
    outcome: `CASE WHEN ${WITHDRAWN} THEN 'WITHDRAWN' ELSE p.state END`,
    decided_by_id: `CASE WHEN ${WITHDRAWN} THEN NULL ELSE p.decided_by_id END`,
    reason: `CASE WHEN ${WITHDRAWN} THEN NULL ELSE p.reason END`,
    decision_group: `CASE WHEN ${WITHDRAWN} THEN NULL ELSE ${decisionGroupSql('APPLICATION')} END`,
    entered_at: 'CASE WHEN e.id IS NOT NULL THEN p.decided_at END',
    left_at: 'CASE WHEN e.id IS NOT NULL THEN COALESCE(e.next_at, a.withdrawn_at) END',
    next_step: 'e.next_step',
  },
  from: (scope) => `approval p JOIN application a ON a.id = p.application_id JOIN job j ON j.id = a.job_id
    LEFT JOIN (SELECT id, LEAD(decided_at) OVER w AS next_at, LEAD(proposed_value) OVER w AS next_step
      FROM (SELECT id, application_id, proposed_value, decided_at, LAG(proposed_value) OVER
          (PARTITION BY application_id ORDER BY decided_at, id) AS earlier
        FROM approval WHERE state = 'APPROVED' AND ${scope('application_id')}) steps
      WHERE earlier IS NULL OR earlier <> proposed_value
      WINDOW w AS (PARTITION BY application_id ORDER BY decided_at, id)) e ON e.id = p.id
    WHERE ${scope('p.application_id')}`,
};

/** The columns that the requests about companies and jobs share. */
const REQUEST = {
  requested_at: 'p.requested_at',
  approval_id: 'p.id',
  ...DECISION,
  outcome: 'p.state',
  decided_by_id: 'p.decided_by_id',
  reason: 'p.reason',
};

const JOB_REQUEST: FactTable = {
  table: 'approval_fact',
  days: ['decided'],
  columns: {
    ...REQUEST,
    subject: "'JOB'",
    decision_group: decisionGroupSql('JOB'),
    ...JOB_PLACES,
  },
  from: (scope) =>
    `approval p JOIN job j ON j.id = p.job_id WHERE p.proposed_value = 'APPROVED' AND ${scope('p.job_id')}`,
};

const COMPANY_REQUEST: FactTable = {
  table: 'approval_fact',
  days: ['decided'],
  columns: {
    ...REQUEST,
    subject: "'COMPANY'",
    decision_group: decisionGroupSql('COMPANY'),
    company_id: 'c.id',
    industry: 'c.industry',
  },
  from: (scope) => `approval p JOIN company c ON c.id = p.company_id WHERE ${scope('p.company_id')}`,
};

const INTERVIEW: FactTable = {
  table: 'interview_fact',
  days: ['approved'],
  columns: {
    interview_id: 'i.id',
    application_id: 'a.id',
    ...PLACES,
    ...SOURCE,
    round_type: 'i.round_type',
    mode: 'i.mode',
    round_no: 'GREATEST(i.round_no, 1)',
    scheduled_at: 'i.created_at',
    approved_at: "CASE WHEN i.state = 'APPROVED' THEN i.decided_at END",
    starts_at: 'i.starts_at',
    starts_on: dayInIndia('i.starts_at'),
    outcome: `CASE WHEN i.cancelled_at IS NOT NULL THEN 'CANCELLED' WHEN np.state = 'APPROVED' THEN 'MOVED' ELSE i.outcome END`,
    cancelled_at: 'i.cancelled_at',
    cancelled_for: 'i.cancelled_for',
    refused: "i.state = 'REJECTED'",
  },
  from: (scope) => `(SELECT i.*, p.state, p.decided_at, SUM(i.round_type <> 'RESCHEDULE' AND p.state <> 'REJECTED')
        OVER (PARTITION BY i.application_id ORDER BY i.created_at, i.id) AS round_no
      FROM interview i JOIN approval p ON p.id = i.approval_id WHERE ${scope('i.application_id')}) i
    JOIN application a ON a.id = i.application_id JOIN job j ON j.id = a.job_id
    LEFT JOIN interview n ON n.id = i.superseded_by_id LEFT JOIN approval np ON np.id = n.approval_id`,
};

const OFFER: FactTable = {
  table: 'offer_fact',
  days: ['accepted', 'answered'],
  columns: {
    offer_id: 'p.id',
    application_id: 'a.id',
    ...PLACES,
    ...SOURCE,
    posted_at: 'j.posted_at',
    applied_at: 'a.applied_at',
    made_at: 'p.decided_at',
    made_on: dayInIndia('p.decided_at'),
    joining_on: 'p.date_of_joining',
    has_letter: 'p.offer_letter_id IS NOT NULL',
    answer: 'COALESCE(f.answer, d.answer)',
    answered_at: 'COALESCE(f.answered_at, d.answered_at)',
    decline_reason: 'f.reason',
    other_date_at: 'd.answered_at',
    accepted_at:
      "CASE WHEN f.answer = 'ACCEPTED' THEN f.answered_at WHEN f.answer IS NULL AND g.outcome = 'JOINED' THEN g.told_at END",
    replaced_at: "CASE WHEN p.next_step = 'SELECTED' THEN p.next_at END",
    ended_at: "CASE WHEN p.next_step <> 'SELECTED' THEN p.next_at END",
    joining: 'g.outcome',
    joined_on: "CASE WHEN g.outcome = 'JOINED' THEN g.day END",
    postponed_at: 'g.postponed_at',
    drop_reason: 'g.reason',
    told_at: 'g.told_at',
  },
  from: (scope) => `(SELECT p.*, LEAD(p.decided_at) OVER w AS next_at, LEAD(p.proposed_value) OVER w AS next_step
      FROM approval p WHERE p.state = 'APPROVED' AND ${scope('p.application_id')}
      WINDOW w AS (PARTITION BY p.application_id ORDER BY p.decided_at, p.id)) p
    JOIN application a ON a.id = p.application_id JOIN job j ON j.id = a.job_id
    LEFT JOIN offer_reply f ON f.application_id = a.id AND f.offer_id = p.id AND f.answer IN ('ACCEPTED', 'DECLINED')
      AND f.id = (SELECT MAX(l.id) FROM offer_reply l WHERE l.application_id = a.id AND l.offer_id = p.id AND l.answer IN ('ACCEPTED', 'DECLINED'))
    LEFT JOIN offer_reply d ON d.application_id = a.id AND d.offer_id = p.id AND d.answer = 'OTHER_DATE'
    LEFT JOIN joining g ON g.offer_id = p.id
    WHERE p.proposed_value = 'SELECTED'`,
};

/** SQL: true for a job that was removed from the public lists before its deadline. */
const STOPPED = 'j.listed_at IS NULL AND j.in_feed = 0 AND j.changed_at IS NOT NULL';

const JOB: FactTable = {
  table: 'job_fact',
  days: ['approved', 'stopped'],
  columns: {
    ...JOB_PLACES,
    job_type: 'j.job_type',
    work_mode: 'j.work_mode',
    posted_at: 'j.posted_at',
    posted_on: dayInIndia('j.posted_at'),
    approved_at:
      "(SELECT MIN(p.decided_at) FROM approval p WHERE p.job_id = j.id AND p.state = 'APPROVED' AND p.proposed_value = 'APPROVED')",
    openings: 'j.openings',
    deadline: 'j.deadline',
    is_listed: 'j.listed_at IS NOT NULL',
    stopped_at: `CASE WHEN ${STOPPED} THEN j.changed_at END`,
    stopped_by: `CASE WHEN NOT (${STOPPED}) THEN NULL WHEN j.taken_off_at IS NOT NULL THEN 'ADMINISTRATOR'
      WHEN j.is_active = 0 THEN 'EMPLOYER' WHEN j.approval_state <> 'APPROVED' THEN 'ADMINISTRATOR' ELSE 'COMPANY' END`,
  },
  from: (scope) => `job j WHERE ${scope('j.id')}`,
};

/** The administrator and the application are kept when they are deleted. */
const INVITATION: FactTable = {
  table: 'invitation_fact',
  days: ['invited', 'answered'],
  columns: {
    invitation_id: 'i.id',
    ...JOB_PLACES,
    invited_at: 'i.invited_at',
    invited_by_id: 'COALESCE(i.invited_by_id, f.invited_by_id)',
    answer: 'i.answer',
    answered_at: 'i.answered_at',
    decline_reason: 'i.decline_reason',
    application_id: 'COALESCE(i.application_id, f.application_id)',
  },
  from: (scope) => `job_invitation i JOIN job j ON j.id = i.job_id
    LEFT JOIN invitation_fact f ON f.invitation_id = i.id WHERE ${scope('i.id')}`,
};

/** The fact tables of each kind of record, in the order of their dependencies. */
export const FACTS = {
  APPLICATION: [APPLICATION, STEP, INTERVIEW, OFFER],
  JOB: [JOB_REQUEST, JOB],
  COMPANY: [COMPANY_REQUEST],
  JOB_INVITATION: [INVITATION],
} as const satisfies Readonly<Record<SubjectKind | 'JOB_INVITATION', readonly FactTable[]>>;
