import type { AuditAction } from '@job-alert/domain/portal/audit';
import type { AuditEntry } from '../../platform/audit.js';

/** What the audit trail says of an account. */
export const accountAuditEntry = (action: AuditAction, subjectId: string): AuditEntry => ({
  action,
  subjectType: 'USER',
  subjectId,
});
