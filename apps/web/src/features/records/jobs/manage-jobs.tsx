import type { Decision } from '@job-alert/domain/approval';
import { formatDate } from '@job-alert/domain/calendar';
import { JOB_MESSAGES } from '@job-alert/domain/messages';
import { DecideSelected } from '../list/decide-selected';
import { DecisionDialog } from '../list/decision-dialog';
import { DeleteSelected } from '../list/delete-selected';
import { InfoModal } from '../list/info-modal';
import { ManagedList } from '../list/managed-list';
import { outcomeOf } from '../list/outcome-of';
import { useDialog } from '../../../components/list/use-dialog';
import { useRecordDialog } from '../list/use-record-dialog';
import { jobColumns } from './job-columns';
import { JobInformation } from './job-information';
import { JobReview } from '../../shared/job-review';
import type { ManagedJobFragment as Job } from './manage-jobs.generated';
import { jobStatuses, useManagedJobs } from './use-managed-jobs';

const severalEffects: Readonly<Record<Decision, string>> = {
  APPROVE: 'Candidates find them and can apply, once their companies are approved too.',
  REJECT: 'Candidates do not see them. They can still be approved later.',
};

/** Every vacancy: search, approval, visibility. */
export function ManageJobs() {
  const { list, answer, banner, decide, decideSeveral, remove, setActive } = useManagedJobs();
  const viewed = useRecordDialog();
  const decided = useDialog<{ job: Job; decision: Decision }>();

  return (
    <ManagedList
      title="Manage Job Listing"
      what="jobs"
      review="JOB"
      empty={{ text: JOB_MESSAGES.none, hint: 'Jobs appear here when employers post them.' }}
      searchFields={{ label: 'Title or company name', namesAndTitles: true, statuses: jobStatuses }}
      list={list}
      answer={answer}
      columns={jobColumns({
        onView: viewed.open,
        onDecide: (job, decision) => decided.open({ job, decision }),
        onSetActive: setActive,
      })}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      banner={banner}
      bulk={(selection, exportButton) => {
        const rows = selection.rows.map((row) => ({
          ...row,
          name: row.title,
          mark: `${row.companyName}, ${formatDate(new Date(row.postedAt))}`,
        }));
        return (
          <>
            <DecideSelected
              subject="JOB"
              what="jobs"
              rows={rows}
              effects={severalEffects}
              lookedAtAlone={({ wordsToCheck }) => wordsToCheck.length > 0}
              onDecide={async (...decision) => selection.keep(await decideSeveral(...decision))}
            />
            <DeleteSelected
              what="jobs"
              kind="JOBS"
              rows={rows}
              exportFirst={exportButton}
              onDelete={(ids) => remove(ids, ({ leftIds }) => selection.keep(new Set(leftIds)))}
            />
          </>
        );
      }}
    >
      <InfoModal title="Job Information" opened={viewed.opened} onClose={viewed.close}>
        {viewed.subject ? <JobInformation id={viewed.subject.id} /> : null}
      </InfoModal>
      <DecisionDialog
        subject="JOB"
        what="job"
        opened={decided.opened}
        request={
          decided.subject && {
            decision: decided.subject.decision,
            name: `${decided.subject.job.title}, ${decided.subject.job.companyName}`,
            effect: (
              <>
                {outcomeOf(decided.subject.job, decided.subject.decision)}
                <JobReview job={decided.subject.job} />
              </>
            ),
          }
        }
        onClose={decided.close}
        onConfirm={async (why) => {
          if (decided.subject) await decide(decided.subject.job, decided.subject.decision, why);
        }}
      />
    </ManagedList>
  );
}
