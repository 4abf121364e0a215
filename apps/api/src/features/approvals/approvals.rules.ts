import type { ApprovalState } from '@job-alert/domain/approval';
import { formatDateAndTime } from '@job-alert/domain/calendar';
import { PortalError } from '../../platform/errors.js';

/** Somebody has decided before; who and when, as a sentence and as facts. */
export function alreadyDecided(what: string, state: ApprovalState, decidedBy: string, decidedAt: Date): PortalError {
  const verb = state === 'REJECTED' ? 'rejected' : 'approved';
  const message = `This ${what} was already ${verb} by ${decidedBy} on ${formatDateAndTime(decidedAt)}.`;
  return new PortalError('ALREADY_DECIDED', message, { decidedBy, decidedAt });
}
