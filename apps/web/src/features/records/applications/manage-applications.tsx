import { ADMIN_MESSAGES, fetchFailed } from '@job-alert/domain/portal/admin-messages';
import { Group, Text } from '@mantine/core';
import { ListScreen } from '../../../components/list/list-screen';
import { useDialog } from '../../../components/list/use-dialog';
import { RecordFallback } from '../../../components/record-fallback';
import { DecisionDialog, type PendingDecision } from '../../shared/decisions/decision-dialog';
import { ActiveBadge } from '../../shared/history/approval-badge';
import { History } from '../../shared/history/history';
import { DecideRecords } from '../list/decide-records';
import { decisionOutcome } from '../list/decision-outcome';
import { InfoModal } from '../list/info-modal';
import { ReviewLink } from '../list/review-link';
import { SelectedRecords } from '../list/selected-records';
import { useRecordDialog } from '../list/use-record-dialog';
import { applicationColumns } from './application-columns';
import { ApplicationDetails } from './application-details';
import { useManagedApplicationHistoryQuery } from './application-details.generated';
import { applicationRejectionKind, bulkEffects, stepInShort } from './application-messages';
import type { ManagedApplicationFragment as Application } from './manage-applications.generated';
import { applicationName, applicationNumber, useManagedApplications } from './use-managed-applications';

function ApplicationHistory({ id }: { id: string }) {
  const { data, error, refetch } = useManagedApplicationHistoryQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  if (!data?.application) return <RecordFallback error={error} isGone={data?.application === null} onRetry={refetch} />;
  return (
    <>
      <Group gap="xs" mb="sm">
        <Text c="gray.7">Record Status</Text>
        <ActiveBadge isActive={data.application.isActive} />
      </Group>
      <History role="admin" events={data.application.history} />
    </>
  );
}

export function ManageApplications() {
  const { records, agendaLead, decide, decideMany, setActive } = useManagedApplications();
  const details = useRecordDialog();
  const history = useDialog<{ id: string }>();
  const decided = useDialog<PendingDecision<Application>>();

  return (
    <ListScreen
      title="Manage Applications"
      lead={agendaLead}
      width="full"
      recordsName={records.what}
      list={records.list}
      result={records.answer}
      banner={records.banner}
      errorText={fetchFailed(records.what)}
      empty={{ text: ADMIN_MESSAGES.noApplications, hint: 'Applications appear here when candidates apply.' }}
      csv={{ file: 'applications' }}
      tools={<ReviewLink kind="APPLICATION" />}
      canDecide
      rows={applicationColumns({
        onDecide: (row, decision) => decided.open({ decision, rows: [row] }),
        onSetActive: setActive,
        onDetails: details.open,
        onHistory: history.open,
      })}
      selection={{
        rowName: applicationName,
        actions: (selection) => (
          <SelectedRecords
            records={records}
            selection={selection}
            named={(row) => ({ name: applicationName(row), disambiguator: applicationNumber(row) })}
            deletes="APPLICATIONS"
            decide={(selected) => (
              <DecideRecords
                {...selected}
                subject="APPLICATION"
                getKind={applicationRejectionKind}
                effects={bulkEffects}
                getStep={stepInShort}
                decideMany={decideMany}
              />
            )}
          />
        ),
      }}
    >
      <InfoModal title="Application Details" dialog={details} rows={records.answer.page?.nodes}>
        {(id) => (
          <ApplicationDetails
            id={id}
            onDecide={(application, decision) => {
              details.close();
              decided.open({ decision, rows: [application] });
            }}
          />
        )}
      </InfoModal>
      <InfoModal title="Application History" dialog={history} rows={records.answer.page?.nodes}>
        {(id) => <ApplicationHistory id={id} />}
      </InfoModal>
      <DecisionDialog
        dialog={decided}
        getHeading={() => 'this application'}
        getKind={applicationRejectionKind}
        onDecide={decide}
      >
        {({ decision, rows: [row] }) => (
          <>
            <strong>{applicationName(row)}</strong>
            <div>{decisionOutcome(row, decision)}</div>
          </>
        )}
      </DecisionDialog>
    </ListScreen>
  );
}
