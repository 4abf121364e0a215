/** Rejected by an administrator with its proposal, or replaced: a reschedule takes effect once it is approved. */
const IS_KEPT = `p.state <> 'REJECTED' AND COALESCE(np.state, 'REJECTED') <> 'APPROVED'`;

export const INTERVIEWS = {
  from: `interview i STRAIGHT_JOIN approval p ON p.id = i.approval_id
    LEFT JOIN interview n ON n.id = i.superseded_by_id LEFT JOIN approval np ON np.id = n.approval_id`,
  /** What lists show: those that stand, and those that were cancelled, which say so. */
  isShown: IS_KEPT,
  /** What rules count. */
  stands: `${IS_KEPT} AND i.cancelled_at IS NULL`,
  /** What became of it (packages/domain, InterviewOutcome); null while nobody has said. */
  outcome: `CASE WHEN i.cancelled_at IS NOT NULL THEN 'CANCELLED' WHEN np.state = 'APPROVED' THEN 'MOVED' ELSE i.outcome END`,
} as const;
