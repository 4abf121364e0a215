import type { Decision } from '@job-alert/domain/approval';
import { ADMIN_MESSAGES } from '@job-alert/domain/messages';
import { DecisionDialog } from '../list/decision-dialog';
import { BulkImport } from '../bulk-import/bulk-import';
import { outcomeOf } from '../list/outcome-of';
import { DecideSelected } from '../list/decide-selected';
import { DeleteSelected } from '../list/delete-selected';
import { InfoModal } from '../list/info-modal';
import { ManagedList } from '../list/managed-list';
import { useDialog } from '../../../components/list/use-dialog';
import { useRecordDialog } from '../list/use-record-dialog';
import { employerColumns } from './employer-columns';
import { EmployerInformation } from './employer-information';
import type { ManagedEmployerFragment as Employer } from './manage-employers.generated';
import { employerStatuses, useManagedEmployers } from './use-managed-employers';

const severalEffects: Readonly<Record<Decision, string>> = {
  APPROVE: 'Their approved jobs go live and they can post more.',
  REJECT: 'Their jobs stay hidden and they cannot post any. They can still be approved later.',
};

/** Everyone who recruits here: search, approval, access. */
export function ManageEmployers() {
  const { list, answer, banner, decide, decideSeveral, remove, setActive } = useManagedEmployers();
  const viewed = useRecordDialog();
  const decided = useDialog<{ employer: Employer; decision: Decision }>();

  return (
    <ManagedList
      title="Manage Employer"
      what="employers"
      review="COMPANY"
      empty={{ text: ADMIN_MESSAGES.noEmployers, hint: 'Employers appear here when they sign up.' }}
      searchFields={{ label: 'Employer or company name', namesAndTitles: true, statuses: employerStatuses }}
      list={list}
      answer={answer}
      columns={employerColumns({
        onView: viewed.open,
        onDecide: (employer, decision) => decided.open({ employer, decision }),
        onSetActive: setActive,
      })}
      rowKey={({ id }) => id}
      rowName={({ fullName }) => fullName}
      banner={banner}
      action={<BulkImport kind="EMPLOYERS" banner={banner} reload={answer.reload} />}
      bulk={(selection, exportButton) => {
        const rows = selection.rows.map((row) => ({ ...row, mark: row.email }));
        return (
          <>
            <DecideSelected
              subject="COMPANY"
              what="employers"
              rows={rows}
              effects={severalEffects}
              onDecide={async (...decision) => selection.keep(await decideSeveral(...decision))}
            />
            <DeleteSelected
              what="employers"
              kind="USERS"
              rows={rows}
              exportFirst={exportButton}
              onDelete={(ids) => remove(ids, ({ leftIds }) => selection.keep(new Set(leftIds)))}
            />
          </>
        );
      }}
    >
      <InfoModal title="Employer Information" opened={viewed.opened} onClose={viewed.close}>
        {viewed.subject ? <EmployerInformation id={viewed.subject.id} /> : null}
      </InfoModal>
      <DecisionDialog
        subject="COMPANY"
        what="employer"
        opened={decided.opened}
        request={
          decided.subject && {
            decision: decided.subject.decision,
            name: decided.subject.employer.name,
            effect: outcomeOf(decided.subject.employer, decided.subject.decision),
          }
        }
        onClose={decided.close}
        onConfirm={async (why) => {
          if (decided.subject) await decide(decided.subject.employer, decided.subject.decision, why);
        }}
      />
    </ManagedList>
  );
}
