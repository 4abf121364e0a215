import { PlainList } from '../../components/list/plain-list';
import { Results } from '../../components/list/results';
import { Banner } from '../../components/banner';
import { useBanner } from '../../components/use-banner';
import { ExportButton } from '../../components/export-button';
import { DataTable } from '../../components/data-table';
import { Screen } from '../../components/screen';
import { auditColumns } from './audit-columns';
import { AuditSearch } from './audit-search';
import { useAuditTrail } from './use-audit-trail';

/** Who did what, when, to which record. */
export function AuditTrail() {
  const { filters, page, answer, narrowed, search, clear, turnTo } = useAuditTrail();
  const banner = useBanner();
  return (
    <Screen
      title="Audit Trail"
      lead="Who did what, when and to which record, the latest first."
      width="full"
      action={<ExportButton what="the audit trail" file="audit-trail" filters={{ ...filters }} banner={banner} />}
    >
      <Banner message={banner.message} floating />
      <AuditSearch
        key={JSON.stringify(filters)}
        initial={filters}
        narrowed={narrowed}
        onSearch={search}
        onClear={clear}
      />
      <Results search={JSON.stringify(filters)} busy={answer.page === null || answer.stale}>
        <PlainList
          label="Events"
          what="events"
          failed="Failed to fetch events. Please try again."
          empty={{ text: 'No events found.', hint: 'Changes that people make in the portal appear here.' }}
          answer={answer}
          page={page}
          narrowed={narrowed}
          onClear={clear}
          onTurn={turnTo}
        >
          {(events) => (
            <DataTable caption="Audit Trail" columns={auditColumns(search)} rows={events} rowKey={({ id }) => id} />
          )}
        </PlainList>
      </Results>
    </Screen>
  );
}
