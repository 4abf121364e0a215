import type { Decision } from '@job-alert/domain/approvals/approval';
import { ADMIN_MESSAGES, fetchFailed } from '@job-alert/domain/portal/admin-messages';
import { ListScreen } from '../../../components/list/list-screen';
import { useDialog } from '../../../components/list/use-dialog';
import { type AskedDecision, DecisionDialog } from '../../shared/decisions/decision-dialog';
import { BulkImport } from '../bulk-import/bulk-import';
import { DecideRecords } from '../list/decide-records';
import { InfoModal } from '../list/info-modal';
import { outcomeOf } from '../list/outcome-of';
import { ReviewLink } from '../list/review-link';
import { SelectedRecords } from '../list/selected-records';
import { useRecordDialog } from '../list/use-record-dialog';
import { employerColumns } from './employer-columns';
import { EmployerInformation } from './employer-information';
import type { ManagedEmployerFragment as Employer } from './manage-employers.generated';
import { useManagedEmployers } from './use-managed-employers';

const severalEffects: Readonly<Record<Decision, string>> = {
  APPROVE: 'Their approved jobs go live and they can post more.',
  REJECT: 'Their jobs stay hidden and they cannot post any. They can still be approved later.',
};

export function ManageEmployers() {
  const { records, decide, decideSeveral, setActive } = useManagedEmployers();
  const viewed = useRecordDialog();
  const decided = useDialog<AskedDecision<Employer>>();

  return (
    <ListScreen
      title="Manage Employer"
      width="full"
      action={<BulkImport kind="EMPLOYERS" banner={records.banner} reload={records.answer.reload} />}
      what={records.what}
      list={records.list}
      answer={records.answer}
      banner={records.banner}
      failed={fetchFailed(records.what)}
      empty={{ text: ADMIN_MESSAGES.noEmployers, hint: 'Employers appear here when they sign up.' }}
      csv={{ file: 'employers' }}
      tools={<ReviewLink kind="COMPANY" />}
      decides
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
            named={({ name, email }) => ({ name, mark: email })}
            deletes="USERS"
            decide={(selected) => (
              <DecideRecords
                {...selected}
                subject="COMPANY"
                kindOf={() => 'COMPANY'}
                effects={severalEffects}
                decideSeveral={decideSeveral}
              />
            )}
          />
        ),
      }}
    >
      <InfoModal title="Employer Information" dialog={viewed} rows={records.answer.page?.nodes}>
        {(id) => <EmployerInformation id={id} />}
      </InfoModal>
      <DecisionDialog dialog={decided} headingOf={() => 'this employer'} kindOf={() => 'COMPANY'} onDecide={decide}>
        {({ decision, rows: [row] }) => (
          <>
            <strong>{row.name}</strong>
            <div>{outcomeOf(row, decision)}</div>
          </>
        )}
      </DecisionDialog>
    </ListScreen>
  );
}
