/**
 * Which applications `a` the employer sees: those that an administrator has approved once, while their record is active
 * (domain.md §5). Lists, counts and the profiles of candidates ask it; nothing else decides it.
 */
export const VISIBLE_TO_EMPLOYER = 'a.is_active = 1 AND a.approved_status IS NOT NULL';
