import { ListScreen } from '../../components/list/list-screen';
import { useBanner } from '../../components/use-banner';
import { auditColumns } from './audit-columns';
import { useAuditTrail } from './use-audit-trail';

export function AuditTrail() {
  const { list, answer, show } = useAuditTrail();
  const banner = useBanner();
  return (
    <ListScreen
      title="Audit Trail"
      lead="Who did what, when and to which record, the latest first."
      width="full"
      recordsName="events"
      list={list}
      result={answer}
      banner={banner}
      errorText="Failed to fetch events. Please try again."
      empty={{ text: 'No events found.', hint: 'Changes that people make in the portal appear here.' }}
      csv={{ file: 'audit-trail', recordsName: 'the audit trail' }}
      rows={auditColumns(show)}
    />
  );
}
