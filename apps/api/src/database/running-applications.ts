/** SQL: true for an application `t` that was neither rejected, withdrawn, declined nor joined. */
export const IS_RUNNING = `t.withdrawn_at IS NULL AND COALESCE(t.approved_status, t.approval_state) <> 'REJECTED'
  AND COALESCE(t.offer_answer, '') <> 'DECLINED'
  AND NOT EXISTS (SELECT 1 FROM joining g WHERE g.application_id = t.id AND g.outcome IN ('JOINED', 'DROPPED'))`;
