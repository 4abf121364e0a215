import { applicationStatusFromEdge } from '@job-alert/domain/application-status';
import { invalidInput } from '../../platform/errors.js';
import type { Condition } from '../../platform/list-order.js';

/**
 * The administrator's one status filter (specification 3 §2), in any case: the record's flag, or a status. `pending` means
 * what waits for a decision, so that the list holds what the card of pending applications has counted.
 */
export function statusCondition(text: string | null | undefined): Condition[] {
  const wanted = text?.trim().toLowerCase();
  if (!wanted) return [];
  if (wanted === 'active') return [{ sql: 'a.is_active = 1', values: [] }];
  if (wanted === 'inactive') return [{ sql: 'a.is_active = 0', values: [] }];
  const status = applicationStatusFromEdge(wanted);
  if (!status) throw invalidInput({ status: ['Choose a valid status.'] });
  if (status === 'PENDING') return [{ sql: `a.approval_state = 'PENDING'`, values: [] }];
  return [{ sql: 'a.status = ?', values: [status] }];
}
