import type { Decision } from '@job-alert/domain/approvals/approval';
import { ADMIN_MESSAGES, fetchFailed } from '@job-alert/domain/portal/admin-messages';
import { ListScreen } from '../../../components/list/list-screen';
import { useDialog } from '../../../components/list/use-dialog';
import { DecisionDialog, type PendingDecision } from '../../shared/decisions/decision-dialog';
import { BulkImport } from '../bulk-import/bulk-import';
import { DecideRecords } from '../list/decide-records';
import { decisionOutcome } from '../list/decision-outcome';
import { InfoModal } from '../list/info-modal';
import { ReviewLink } from '../list/review-link';
import { SelectedRecords } from '../list/selected-records';
import { useRecordDialog } from '../list/use-record-dialog';
import { employerColumns } from './employer-columns';
import { EmployerInformation } from './employer-information';
import type { ManagedEmployerFragment as Employer } from './manage-employers.generated';
import { useManagedEmployers } from './use-managed-employers';

const bulkEffects: Readonly<Record<Decision, string>> = {
  APPROVE: 'Their approved jobs go live and they can post more.',
  REJECT: 'Their jobs stay hidden and they cannot post any. They can still be approved later.',
};

export function ManageEmployers() {
  const { records, decide, decideMany, setActive } = useManagedEmployers();
  const viewed = useRecordDialog();
  const decided = useDialog<PendingDecision<Employer>>();

  return (
    <ListScreen
      title="Manage Employer"
      width="full"
      action={<BulkImport kind="EMPLOYERS" banner={records.banner} reload={records.answer.reload} />}
      recordsName={records.what}
      list={records.list}
      result={records.answer}
      banner={records.banner}
      errorText={fetchFailed(records.what)}
      empty={{ text: ADMIN_MESSAGES.noEmployers, hint: 'Employers appear here when they sign up.' }}
      csv={{ file: 'employers' }}
      tools={<ReviewLink kind="COMPANY" />}
      canDecide
      rows={employerColumns({
        onView: viewed.open,
        onDecide: (row, decision) => decided.open({ decision, rows: [row] }),
        onSetActive: setActive,
      })}
      selection={{
        rowName: ({ fullName }) => fullName,
        actions: (selection) => (
          <SelectedRecords
            records={records}
            selection={selection}
            named={({ name, email }) => ({ name, disambiguator: email })}
            deletes="USERS"
            decide={(selected) => (
              <DecideRecords
                {...selected}
                subject="COMPANY"
                getKind={() => 'COMPANY'}
                effects={bulkEffects}
                decideMany={decideMany}
              />
            )}
          />
        ),
      }}
    >
      <InfoModal title="Employer Information" dialog={viewed} rows={records.answer.page?.nodes}>
        {(id) => <EmployerInformation id={id} />}
      </InfoModal>
      <DecisionDialog dialog={decided} getHeading={() => 'this employer'} getKind={() => 'COMPANY'} onDecide={decide}>
        {({ decision, rows: [row] }) => (
          <>
            <strong>{row.name}</strong>
            <div>{decisionOutcome(row, decision)}</div>
          </>
        )}
      </DecisionDialog>
    </ListScreen>
  );
}
