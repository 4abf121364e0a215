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
