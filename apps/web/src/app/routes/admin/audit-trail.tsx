export { AuditTrail as Component } from '../../../features/audit/audit-trail';
