export { AuditTrail as Component } from '../../../features/audit-trail/audit-trail';
