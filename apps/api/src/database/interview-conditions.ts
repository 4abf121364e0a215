/**
 * Excludes interviews rejected with their proposal, and replaced ones: a reschedule takes effect once it is approved.
 */
const IS_NOT_REPLACED = `p.state <> 'REJECTED' AND COALESCE(np.state, 'REJECTED') <> 'APPROVED'`;

export const INTERVIEWS = {
  from: `interview i STRAIGHT_JOIN approval p ON p.id = i.approval_id
    LEFT JOIN interview n ON n.id = i.superseded_by_id LEFT JOIN approval np ON np.id = n.approval_id`,
  /** Shown in lists: current and cancelled interviews. */
  isShown: IS_NOT_REPLACED,
  /** Counted by rules: current interviews. */
  stands: `${IS_NOT_REPLACED} AND i.cancelled_at IS NULL`,
  /** The outcome (packages/domain, InterviewOutcome); null while unknown. */
  outcome: `CASE WHEN i.cancelled_at IS NOT NULL THEN 'CANCELLED' WHEN np.state = 'APPROVED' THEN 'MOVED' ELSE i.outcome END`,
} as const;

/**
 * Condition on application `a`: a member, whose id is the value, is invited to one of its interviews. An invitation ends with a cancellation, a new time without
 * the member, and when the administrator has not approved it.
 */
export const INTERVIEWED_BY = `EXISTS (SELECT 1 FROM ${INTERVIEWS.from} STRAIGHT_JOIN interview_participant ip ON ip.interview_id = i.id
  WHERE i.application_id = a.id AND ip.user_id = ? AND p.state = 'APPROVED' AND ${INTERVIEWS.stands})`;

/** Joins one feedback `f` of interview `i`: the viewer's own, otherwise that of the oldest account. Value: the viewer's id. */
export const FIRST_FEEDBACK = `LEFT JOIN interview_feedback f ON f.interview_id = i.id
  AND f.giver_id = (SELECT g.giver_id FROM interview_feedback g WHERE g.interview_id = i.id ORDER BY g.giver_id = ? DESC, g.giver_id LIMIT 1)`;
