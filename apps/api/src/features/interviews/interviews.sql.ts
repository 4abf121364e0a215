/**
 * The interviews that stand. A rejected proposal takes its interview with it, and a reschedule takes the place of the
 * earlier interview only once it is approved: until then, and when it is refused, the earlier one holds.
 */
export const STANDING_INTERVIEWS = {
  from: `interview i STRAIGHT_JOIN approval p ON p.id = i.approval_id
    LEFT JOIN interview n ON n.id = i.superseded_by_id LEFT JOIN approval np ON np.id = n.approval_id`,
  condition: `p.state <> 'REJECTED' AND COALESCE(np.state, 'REJECTED') <> 'APPROVED'`,
} as const;
