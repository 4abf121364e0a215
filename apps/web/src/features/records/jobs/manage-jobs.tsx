import type { Decision } from '@job-alert/domain/approvals/approval';
import { formatDate } from '@job-alert/domain/india/calendar';
import { fetchFailed } from '@job-alert/domain/portal/admin-messages';
import { JOB_MESSAGES } from '@job-alert/domain/portal/messages';
import { ListScreen } from '../../../components/list/list-screen';
import { useDialog } from '../../../components/list/use-dialog';
import { DecisionDialog, type PendingDecision } from '../../shared/decisions/decision-dialog';
import { JobReview } from '../../shared/jobs/job-review';
import { DecideRecords } from '../list/decide-records';
import { decisionOutcome } from '../list/decision-outcome';
import { InfoModal } from '../list/info-modal';
import { ReviewLink } from '../list/review-link';
import { SelectedRecords } from '../list/selected-records';
import { useRecordDialog } from '../list/use-record-dialog';
import { jobColumns } from './job-columns';
import { JobInformation } from './job-information';
import type { ManagedJobFragment as Job } from './manage-jobs.generated';
import { useManagedJobs } from './use-managed-jobs';

const bulkEffects: Readonly<Record<Decision, string>> = {
  APPROVE: 'Candidates find them and can apply, once their companies are approved too.',
  REJECT: 'Candidates do not see them. They can still be approved later.',
};

export function ManageJobs() {
  const { records, decide, decideMany, setActive } = useManagedJobs();
  const viewed = useRecordDialog();
  const decided = useDialog<PendingDecision<Job>>();

  return (
    <ListScreen
      title="Manage Job Listing"
      width="full"
      recordsName={records.what}
      list={records.list}
      result={records.answer}
      banner={records.banner}
      errorText={fetchFailed(records.what)}
      empty={{ text: JOB_MESSAGES.none, hint: 'Jobs appear here when employers post them.' }}
      csv={{ file: 'jobs' }}
      tools={<ReviewLink kind="JOB" />}
      canDecide
      rows={jobColumns({
        onView: viewed.open,
        onDecide: (row, decision) => decided.open({ decision, rows: [row] }),
        onSetActive: setActive,
      })}
      selection={{
        rowName: ({ title }) => title,
        actions: (selection) => (
          <SelectedRecords
            records={records}
            selection={selection}
            named={(row) => ({
              name: row.title,
              disambiguator: `${row.companyName}, ${formatDate(new Date(row.postedAt))}`,
            })}
            deletes="JOBS"
            decide={(selected) => (
              <DecideRecords
                {...selected}
                subject="JOB"
                getKind={() => 'JOB'}
                effects={bulkEffects}
                needsIndividualReview={({ flaggedTerms }) => flaggedTerms.length > 0}
                decideMany={decideMany}
              />
            )}
          />
        ),
      }}
    >
      <InfoModal title="Job Information" dialog={viewed} rows={records.answer.page?.nodes}>
        {(id) => <JobInformation id={id} />}
      </InfoModal>
      <DecisionDialog dialog={decided} getHeading={() => 'this job'} getKind={() => 'JOB'} onDecide={decide}>
        {({ decision, rows: [row] }) => (
          <>
            <strong>
              {row.title}, {row.companyName}
            </strong>
            <div>
              {decisionOutcome(row, decision)}
              <JobReview job={row} />
            </div>
          </>
        )}
      </DecisionDialog>
    </ListScreen>
  );
}
