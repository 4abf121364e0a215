import { ADMIN_MESSAGES } from '@job-alert/domain/messages';
import { BulkImport } from '../bulk-import/bulk-import';
import { DeleteSelected } from '../list/delete-selected';
import { InfoModal } from '../list/info-modal';
import { ManagedList } from '../list/managed-list';
import { useRecordDialog } from '../list/use-record-dialog';
import { candidateColumns } from './candidate-columns';
import { CandidateInformation } from './candidate-information';
import { candidateName, candidateStatuses, useManagedCandidates } from './use-managed-candidates';

/** Everyone who looks for work here: search, profile, access. */
export function ManageCandidates() {
  const { list, answer, banner, remove, setActive } = useManagedCandidates();
  const viewed = useRecordDialog();

  return (
    <ManagedList
      title="Manage Candidate"
      what="candidates"
      empty={{ text: ADMIN_MESSAGES.noCandidates, hint: 'Candidates appear here when they sign up.' }}
      searchFields={{ label: 'Name or email', statuses: candidateStatuses }}
      list={list}
      answer={answer}
      columns={candidateColumns({ onView: viewed.open, onSetActive: setActive })}
      rowKey={({ id }) => id}
      rowName={candidateName}
      banner={banner}
      action={<BulkImport kind="CANDIDATES" banner={banner} reload={answer.reload} />}
      bulk={(selection, exportButton) => {
        const rows = selection.rows.map((row) => ({ ...row, name: candidateName(row), mark: row.email }));
        return (
          <>
            <DeleteSelected
              what="candidates"
              kind="USERS"
              rows={rows}
              exportFirst={exportButton}
              onDelete={(ids) => remove(ids, ({ leftIds }) => selection.keep(new Set(leftIds)))}
            />
          </>
        );
      }}
    >
      <InfoModal title="Candidate Information" opened={viewed.opened} onClose={viewed.close}>
        {viewed.subject ? <CandidateInformation id={viewed.subject.id} /> : null}
      </InfoModal>
    </ManagedList>
  );
}
