import { displayStatus } from '@job-alert/domain/applications/application-status';
import type { Decision } from '@job-alert/domain/approvals/approval';
import { ADMIN_MESSAGES, fetchFailed } from '@job-alert/domain/portal/admin-messages';
import { Button, Group, Menu, Text } from '@mantine/core';
import { IconCalendarEvent, IconDotsVertical, IconFileText, IconHistory } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { PlainButton } from '../../../components/buttons/plain-button';
import { ListScreen } from '../../../components/list/list-screen';
import { RowActions } from '../../../components/list/row-actions';
import { useDialog } from '../../../components/list/use-dialog';
import { useRecordDialog } from '../../../components/list/use-record-dialog';
import { RecordFallback } from '../../../components/record-fallback';
import type { Column } from '../../../components/table/data-table';
import { RowMenu } from '../../../components/table/row-menu';
import { paths, withQuery } from '../../../config/paths';
import { RECORD_PARAMETER } from '../../../config/record-paths';
import { ApplicationStatusBadge } from '../../shared/applications/application-status-badge';
import { OfferSummary } from '../../shared/applications/offer-summary';
import { WithdrawalSummary } from '../../shared/applications/withdrawal-summary';
import { DecisionDialog, type PendingDecision } from '../../shared/decisions/decision-dialog';
import { ActiveBadge } from '../../shared/history/approval-badge';
import { History } from '../../shared/history/history';
import { candidateName } from '../../shared/people/candidate-name';
import { ApprovalCell } from '../list/approval-cell';
import { dayColumn } from '../list/columns';
import { DecideRecords } from '../list/decide-records';
import { DecisionButtons } from '../list/decision-buttons';
import { decisionOutcome } from '../list/decision-outcome';
import { InfoModal } from '../list/info-modal';
import { ReviewLink } from '../list/review-link';
import { SelectedRecords } from '../list/selected-records';
import { useOptimisticToggle } from '../list/use-optimistic-toggle';
import { Allowed } from '../../../lib/session/allowed';
import { useCan } from '../../../lib/session/use-can';
import { ApplicationDetails } from './application-details';
import { useManagedApplicationHistoryQuery } from './application-details.generated';
import { applicationRejectionKind, bulkEffects, stepInShort, waitingAndCompany } from './application-messages';
import type { ManagedApplicationFragment as Application } from './manage-applications.generated';
import classes from './manage-applications.module.css';
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
  const details = useRecordDialog(RECORD_PARAMETER);
  const history = useRecordDialog('history');
  const decided = useDialog<PendingDecision<Application>>();
  const canDecide = useCan('Mutation.decideApproval');

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
      canDecide={canDecide}
      rows={applicationColumns({
        onDecide: (row, decision) => decided.open({ decision, rows: [row] }),
        onSetActive: setActive,
        onDetails: details.open,
        onHistory: history.open,
      })}
      selection={
        canDecide
          ? {
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
            }
          : undefined
      }
    >
      <InfoModal title="Application Details" dialog={details} records={records}>
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
      <InfoModal title="Application History" dialog={history} records={records}>
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

interface Actions {
  onDecide: (application: Application, decision: Decision) => void;
  onSetActive: (application: Application, isActive: boolean) => Promise<void>;
  onDetails: (application: Application) => void;
  onHistory: (application: Application) => void;
}

const applicationColumns = ({ onDecide, onSetActive, onDetails, onHistory }: Actions): Column<Application>[] => [
  {
    key: 'candidate',
    header: 'Candidate',
    isHeading: true,
    cell: (row) => (
      <div>
        <strong>{candidateName(row.candidate)}</strong>
        <div className={classes.number}>{applicationNumber(row)}</div>
      </div>
    ),
  },
  {
    key: 'job',
    header: 'Job Title',
    cell: (row) => (
      <div>
        {row.job.title}
        <div className={classes.waiting}>{waitingAndCompany(row)}</div>
      </div>
    ),
  },
  {
    key: 'status',
    header: 'Application Status',
    cell: (row) => (
      <div className={classes.status}>
        <ApplicationStatusBadge status={displayStatus(row)} withdrawal={row.withdrawal} />
        <WithdrawalSummary application={row} brief />
        <OfferSummary application={row} brief />
      </div>
    ),
  },
  dayColumn('applied', 'Applied Date', ({ appliedAt }) => appliedAt),
  {
    key: 'approval',
    header: 'Admin Approval Status',
    // Sorts by the last change, so that the longest pending request comes first.
    sort: { ascending: 'changed_oldest', descending: 'changed_latest' },
    cell: (row) => <ApprovalCell state={row.approvalState} since={row.statusUpdatedAt} />,
  },
  { key: 'record', header: 'Record Status', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
  {
    key: 'actions',
    header: 'Actions',
    cell: (row) => (
      <ApplicationActions
        application={row}
        onDecide={(decision) => onDecide(row, decision)}
        onSetActive={(isActive) => onSetActive(row, isActive)}
        onDetails={() => onDetails(row)}
        onHistory={() => onHistory(row)}
      />
    ),
  },
];

interface ApplicationActionsProps {
  application: Application;
  onDecide: (decision: Decision) => void;
  onSetActive: (isActive: boolean) => Promise<void>;
  onDetails: () => void;
  onHistory: () => void;
}

/**
 * Shows Approve and Reject until the latest request is approved, then Active and Inactive. Withdrawn applications
 * cannot be decided.
 */
function ApplicationActions(props: ApplicationActionsProps) {
  const name = applicationName(props.application);
  const { approvalState, isActive, withdrawal } = props.application;
  const decidable = approvalState !== 'APPROVED' && withdrawal === null;
  return (
    <RowActions>
      {approvalState === 'APPROVED' ? (
        <Allowed to="Mutation.setApplicationActive">
          <ActiveToggle name={name} isActive={isActive} onChange={props.onSetActive} />
        </Allowed>
      ) : null}
      {decidable ? (
        <DecisionButtons subject="APPLICATION" name={name} state={approvalState} onDecide={props.onDecide} />
      ) : null}
      <RowMenu
        button={(opening) => (
          <PlainButton {...opening} variant="subtle" data-row-act="open" aria-label={`More about ${name}`}>
            <IconDotsVertical size={18} aria-hidden />
          </PlainButton>
        )}
      >
        <Menu.Item leftSection={<IconFileText size={18} aria-hidden />} onClick={props.onDetails}>
          View Details
        </Menu.Item>
        <Menu.Item leftSection={<IconHistory size={18} aria-hidden />} onClick={props.onHistory}>
          View History
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={withQuery(paths.admin.interviews, { application: props.application.id })}
          leftSection={<IconCalendarEvent size={18} aria-hidden />}
        >
          Interviews
        </Menu.Item>
      </RowMenu>
    </RowActions>
  );
}

interface ActiveToggleProps {
  name: string;
  isActive: boolean;
  onChange: (isActive: boolean) => Promise<void>;
}

/** Active and Inactive as two toggle buttons. They are blocked until the server responds. */
function ActiveToggle({ name, isActive, onChange }: ActiveToggleProps) {
  const { value: isShownActive, isPending, choose } = useOptimisticToggle(isActive, onChange);
  return (
    <div role="group" className={Button.classes.group} data-orientation="horizontal" aria-label={`Record of ${name}`}>
      {([true, false] as const).map((value) => (
        <PlainButton
          key={String(value)}
          variant={isShownActive === value ? 'filled' : 'default'}
          className={value ? classes.active : classes.inactive}
          aria-pressed={isShownActive === value}
          aria-disabled={isPending}
          onClick={() => choose(value)}
        >
          {value ? 'Active' : 'Inactive'}
        </PlainButton>
      ))}
    </div>
  );
}
