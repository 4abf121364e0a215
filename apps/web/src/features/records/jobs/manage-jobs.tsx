import type { Decision } from '@job-alert/domain/approval';
import { fetchFailed } from '@job-alert/domain/admin-messages';
import { formatDate } from '@job-alert/domain/calendar';
import { JOB_MESSAGES } from '@job-alert/domain/messages';
import { ListScreen } from '../../../components/list/list-screen';
import { DecideSelected } from '../list/decide-selected';
import { DecideOne } from '../list/decide-one';
import { InfoModal } from '../list/info-modal';
import { ReviewLink } from '../list/review-link';
import { SelectedRecords } from '../list/selected-records';
import { outcomeOf } from '../list/outcome-of';
import { useDialog } from '../../../components/list/use-dialog';
import { useRecordDialog } from '../list/use-record-dialog';
import { jobColumns } from './job-columns';
import { JobInformation } from './job-information';
import { JobReview } from '../../shared/job-review';
import type { ManagedJobFragment as Job } from './manage-jobs.generated';
import { useManagedJobs } from './use-managed-jobs';

const severalEffects: Readonly<Record<Decision, string>> = {
  APPROVE: 'Candidates find them and can apply, once their companies are approved too.',
  REJECT: 'Candidates do not see them. They can still be approved later.',
};

/** Every vacancy: search, approval, visibility. */
export function ManageJobs() {
  const { records, decide, decideSeveral, setActive } = useManagedJobs();
  const viewed = useRecordDialog();
  const decided = useDialog<{ row: Job; decision: Decision }>();

  return (
    <ListScreen
      title="Manage Job Listing"
      width="full"
      what={records.what}
      list={records.list}
      answer={records.answer}
      banner={records.banner}
      failed={fetchFailed(records.what)}
      empty={{ text: JOB_MESSAGES.none, hint: 'Jobs appear here when employers post them.' }}
      csv={{ file: 'jobs' }}
      tools={<ReviewLink kind="JOB" />}
      decides
      rows={jobColumns({
        onView: viewed.open,
        onDecide: (row, decision) => decided.open({ row, decision }),
        onSetActive: setActive,
      })}
      selection={{
        rowName: ({ title }) => title,
        actions: (selection) => (
          <SelectedRecords
            records={records}
            selection={selection}
            named={(row) => ({ name: row.title, mark: `${row.companyName}, ${formatDate(new Date(row.postedAt))}` })}
            deletes="JOBS"
            decide={(rows, keep) => (
              <DecideSelected
                subject="JOB"
                kindOf={() => 'JOB'}
                what="jobs"
                rows={rows}
                effects={severalEffects}
                lookedAtAlone={({ wordsToCheck }) => wordsToCheck.length > 0}
                onDecide={async (...decision) => keep(await decideSeveral(...decision))}
              />
            )}
          />
        ),
      }}
    >
      <InfoModal title="Job Information" opened={viewed.opened} onClose={viewed.close}>
        {viewed.subject ? <JobInformation id={viewed.subject.id} /> : null}
      </InfoModal>
      <DecideOne
        kindOf={() => 'JOB'}
        what="job"
        dialog={decided}
        nameOf={({ title, companyName }) => `${title}, ${companyName}`}
        effectOf={(job, decision) => (
          <>
            {outcomeOf(job, decision)}
            <JobReview job={job} />
          </>
        )}
        onDecide={decide}
      />
    </ListScreen>
  );
}
