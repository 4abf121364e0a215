import { ADMIN_MESSAGES } from '@job-alert/domain/admin-messages';
import { BulkImport } from '../bulk-import/bulk-import';
import { InfoModal } from '../list/info-modal';
import { ManagedList } from '../list/managed-list';
import { useRecordDialog } from '../list/use-record-dialog';
import { candidateColumns } from './candidate-columns';
import { CandidateInformation } from './candidate-information';
import { candidateName, candidateStatuses, useManagedCandidates } from './use-managed-candidates';

/** Everyone who looks for work here: search, profile, access. */
export function ManageCandidates() {
  const { records, setActive } = useManagedCandidates();
  const viewed = useRecordDialog();

  return (
    <ManagedList
      title="Manage Candidate"
      empty={{ text: ADMIN_MESSAGES.noCandidates, hint: 'Candidates appear here when they sign up.' }}
      searchFields={{ label: 'Name or email', statuses: candidateStatuses }}
      records={records}
      columns={candidateColumns({ onView: viewed.open, onSetActive: setActive })}
      rowName={candidateName}
      action={<BulkImport kind="CANDIDATES" banner={records.banner} reload={records.answer.reload} />}
      named={(row) => ({ name: candidateName(row), mark: row.email })}
      deletes="USERS"
    >
      <InfoModal title="Candidate Information" opened={viewed.opened} onClose={viewed.close}>
        {viewed.subject ? <CandidateInformation id={viewed.subject.id} /> : null}
      </InfoModal>
    </ManagedList>
  );
}
