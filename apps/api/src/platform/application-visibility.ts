/**
 * The SQL of isVisibleToEmployer (packages/domain) for an application `a`: not before the first approval, not while
 * inactive. Lists of applications and the candidate behind one both ask it, so it stands below both.
 */
export const VISIBLE_TO_EMPLOYER = `a.is_active = 1 AND NOT (a.status = 'PENDING' AND a.proposed_status = 'APPLIED')`;
