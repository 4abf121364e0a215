import type { AuditAction } from '@job-alert/domain/audit/audit';
import type { AuditEntry } from '../../platform/audit.js';

export const accountAuditEntry = (action: AuditAction, subjectId: string): AuditEntry => ({
  action,
  subjectType: 'USER',
  subjectId,
});
