import { applicationStatusFromEdge } from '@job-alert/domain/application-status';
import { invalidInput } from '../../platform/errors.js';
import type { Condition } from '../../platform/list-order.js';

/** The administrator's one status filter (specification 3 §2), in any case: the record's flag, or a status as `listStatus` gives it. */
export function statusCondition(text: string | null | undefined): Condition[] {
  const wanted = text?.trim().toLowerCase();
  if (!wanted) return [];
  if (wanted === 'active') return [{ sql: 'a.is_active = 1', values: [] }];
  if (wanted === 'inactive') return [{ sql: 'a.is_active = 0', values: [] }];
  const status = applicationStatusFromEdge(wanted);
  if (!status) throw invalidInput({ status: ['Choose a valid status.'] });
  return [{ sql: 'a.list_status = ?', values: [status] }];
}
