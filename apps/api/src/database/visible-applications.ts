/**
 * Condition on application `a`: the employer sees it. An administrator has approved it once, and the record is active (specification 2 §4).
 * Every list, count and candidate profile uses this condition.
 */
export const VISIBLE_TO_EMPLOYER = 'a.is_active = 1 AND a.approved_status IS NOT NULL';
