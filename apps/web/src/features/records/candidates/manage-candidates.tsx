import { ADMIN_MESSAGES, fetchFailed } from '@job-alert/domain/portal/admin-messages';
import { ListScreen } from '../../../components/list/list-screen';
import { BulkImport } from '../bulk-import/bulk-import';
import { InfoModal } from '../list/info-modal';
import { SelectedRecords } from '../list/selected-records';
import { useRecordDialog } from '../list/use-record-dialog';
import { candidateColumns } from './candidate-columns';
import { CandidateInformation } from './candidate-information';
import { candidateName, useManagedCandidates } from './use-managed-candidates';

export function ManageCandidates() {
  const { records, setActive } = useManagedCandidates();
  const viewed = useRecordDialog();

  return (
    <ListScreen
      title="Manage Candidate"
      width="full"
      action={<BulkImport kind="CANDIDATES" banner={records.banner} reload={records.answer.reload} />}
      recordsName={records.what}
      list={records.list}
      result={records.answer}
      banner={records.banner}
      errorText={fetchFailed(records.what)}
      empty={{ text: ADMIN_MESSAGES.noCandidates, hint: 'Candidates appear here when they sign up.' }}
      csv={{ file: 'candidates' }}
      rows={candidateColumns({ onView: viewed.open, onSetActive: setActive })}
      selection={{
        rowName: candidateName,
        actions: (selection) => (
          <SelectedRecords
            records={records}
            selection={selection}
            named={(row) => ({ name: candidateName(row), disambiguator: row.email })}
            deletes="USERS"
          />
        ),
      }}
    >
      <InfoModal title="Candidate Information" dialog={viewed} rows={records.answer.page?.nodes}>
        {(id) => <CandidateInformation id={id} />}
      </InfoModal>
    </ListScreen>
  );
}
