import { approvalStateFromWire, type Decision } from '@job-alert/domain/approvals/approval';
import { formatDate } from '@job-alert/domain/india/calendar';
import { JOB_SORTS } from '@job-alert/domain/lists/list-sorts';
import { ADMIN_MESSAGES, fetchFailed } from '@job-alert/domain/portal/admin-messages';
import { JOB_MESSAGES } from '@job-alert/domain/portal/messages';
import { filterSearchedTitle } from '@job-alert/domain/text/input-filters';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PlainButton } from '../../../components/buttons/plain-button';
import { LIST_QUERY_OPTIONS, toListResult } from '../../../components/list/list-result';
import { ListScreen } from '../../../components/list/list-screen';
import { RowActions, ViewButton } from '../../../components/list/row-actions';
import { useDialog } from '../../../components/list/use-dialog';
import { useList } from '../../../components/list/use-list';
import { useRecordDialog } from '../../../components/list/use-record-dialog';
import type { Column } from '../../../components/table/data-table';
import { paths } from '../../../config/paths';
import { RECORD_PARAMETER } from '../../../config/record-paths';
import { describeError } from '../../../lib/errors/describe-error';
import { Allowed } from '../../../lib/session/allowed';
import { useCan } from '../../../lib/session/use-can';
import { DecisionDialog, type PendingDecision } from '../../shared/decisions/decision-dialog';
import { CompanyValueDiff } from '../../shared/jobs/company-value-diff';
import { JobReview, ReviewPoints } from '../../shared/jobs/job-review';
import { ApprovedJobStatus } from '../../shared/jobs/job-status';
import { AssignSelected } from '../../shared/responsible/assign-selected';
import { ResponsibleLine } from '../../shared/responsible/responsible-control';
import { ResponsibleFilter, responsibleFilter, useResponsibleLabel } from '../../shared/responsible/responsible-filter';
import { ApprovalCell } from '../list/approval-cell';
import { approvalOptions } from '../list/approval-options';
import { activeColumn, dayColumn } from '../list/columns';
import { DecideRecords } from '../list/decide-records';
import { decidedRow } from '../list/decided-row';
import { DecisionButtons } from '../list/decision-buttons';
import { decisionOutcome } from '../list/decision-outcome';
import { InfoModal } from '../list/info-modal';
import { recordFilters, recordQuery } from '../list/record-filters';
import { ReviewLink } from '../list/review-link';
import { SelectedRecords } from '../list/selected-records';
import { useDecisions } from '../list/use-decisions';
import { useRecords } from '../list/use-records';
import { JobInformation } from './job-information';
import {
  type ManagedJobFragment as Job,
  useDecideManagedJobMutation,
  useDeleteManagedJobsMutation,
  useManagedJobsQuery,
  useSetManagedJobActiveMutation,
} from './manage-jobs.generated';

const bulkEffects: Readonly<Record<Decision, string>> = {
  APPROVE: 'Candidates find them and can apply, once their companies are approved too.',
  REJECT: 'Candidates do not see them. They can still be approved later.',
};

export function ManageJobs() {
  const { records, decide, decideMany, setActive, settleAssigned, responsible } = useManagedJobs();
  const responsibleLabel = useResponsibleLabel(responsible);
  const viewed = useRecordDialog(RECORD_PARAMETER);
  const candidates = useRecordDialog('candidates');
  const decided = useDialog<PendingDecision<Job>>();
  const canDecide = useCan('Mutation.decideApproval');

  return (
    <ListScreen
      title="Manage Job Listing"
      width="full"
      action={
        <Allowed to="Mutation.postJobForCompany">
          <Button component={Link} to={paths.admin.postJob} size="md">
            Post a Job for a Company
          </Button>
        </Allowed>
      }
      recordsName={records.what}
      list={records.list}
      result={records.answer}
      banner={records.banner}
      errorText={fetchFailed(records.what)}
      empty={{ text: JOB_MESSAGES.none, hint: 'Jobs appear here when employers post them.' }}
      csv={{ file: 'jobs' }}
      tools={<ReviewLink kind="JOB" />}
      filterField={(_, field) => <ResponsibleFilter {...field} />}
      filterLabel={() => responsibleLabel}
      canDecide={canDecide}
      rows={jobColumns({
        onView: viewed.open,
        onCandidates: candidates.open,
        onDecide: (row, decision) => decided.open({ decision, rows: [row] }),
        onSetActive: setActive,
      })}
      selection={
        canDecide
          ? {
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
                    <>
                      <DecideRecords
                        {...selected}
                        subject="JOB"
                        getKind={() => 'JOB'}
                        effects={bulkEffects}
                        needsIndividualReview={({ flaggedTerms }) => flaggedTerms.length > 0}
                        decideMany={decideMany}
                      />
                      <AssignSelected
                        {...selected}
                        kind="JOB"
                        banner={records.banner}
                        onAssigned={(ids, administrator) => {
                          selected.keep(new Set());
                          return settleAssigned(ids, administrator);
                        }}
                      />
                    </>
                  )}
                />
              ),
            }
          : undefined
      }
    >
      <InfoModal title="Job Information" dialog={viewed} records={records}>
        {(id) => <JobInformation id={id} />}
      </InfoModal>
      <InfoModal title="Job Information" dialog={candidates} records={records}>
        {(id) => <JobInformation id={id} tab="candidates" />}
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

interface JobActions {
  onView: (job: Job) => void;
  onCandidates: (job: Job) => void;
  onDecide: (job: Job, decision: Decision) => void;
  onSetActive: (job: Job, isActive: boolean) => Promise<void>;
}

const jobColumns = ({ onView, onCandidates, onDecide, onSetActive }: JobActions): Column<Job>[] => [
  {
    key: 'title',
    header: 'Job Title',
    isHeading: true,
    sort: { ascending: 'title', descending: 'title_desc' },
    cell: ({ title }) => <strong>{title}</strong>,
  },
  {
    key: 'companyName',
    header: 'Organization',
    sort: { ascending: 'company_name', descending: 'company_name_desc' },
    cell: (job) => (
      <>
        <CompanyValueDiff posted={job.companyName} profile={job.company?.name ?? null} />
        <ResponsibleLine responsible={job.responsible} />
      </>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => (
      <>
        <ApprovalCell state={row.approvalState} since={row.approval?.requestedAt ?? row.postedAt} />
        <ApprovedJobStatus job={row} />
        <ReviewPoints job={row} />
      </>
    ),
  },
  activeColumn('Mutation.setJobActive', ({ title }) => title, onSetActive),
  dayColumn('posted', 'Date Posted', ({ postedAt }) => postedAt),
  {
    key: 'action',
    header: 'Action',
    cell: (row) => (
      <RowActions>
        <ViewButton name={row.title} onClick={() => onView(row)} />
        <PlainButton aria-label={`Candidates of ${row.title}`} onClick={() => onCandidates(row)}>
          Candidates
        </PlainButton>
        <DecisionButtons
          subject="JOB"
          name={row.title}
          state={row.approvalState}
          onDecide={(decision) => onDecide(row, decision)}
        />
      </RowActions>
    ),
  },
];

const definition = {
  filters: {
    ...recordFilters({
      label: 'Title or company name',
      clean: filterSearchedTitle,
      statuses: approvalOptions('JOB'),
    }),
    responsible: responsibleFilter,
  },
  sorts: JOB_SORTS,
};

const describe = (error: unknown) => describeError(error, { fallback: ADMIN_MESSAGES.statusFailed });
const describeDeletion = () => ADMIN_MESSAGES.deleteFailed;

/** Returns the jobs that match the URL's filters, with the administrator's actions. */
function useManagedJobs() {
  const list = useList(definition);
  const approvalState = approvalStateFromWire(list.filters.status);
  const { responsible } = list.filters;
  const query = useManagedJobsQuery({
    variables: {
      ...list.position,
      orderBy: list.orderBy,
      filter: { ...recordQuery(list.filters), approvalState, responsibleId: responsible || undefined },
    },
    ...LIST_QUERY_OPTIONS,
  });
  const [decideJob] = useDecideManagedJobMutation();
  const [setJobActive] = useSetManagedJobActiveMutation();
  const [deleteJobs] = useDeleteManagedJobsMutation();
  const records = useRecords({
    what: 'jobs',
    list,
    answer: toListResult(query, 'jobs'),
    matches: (row: Job) => approvalState === undefined || row.approvalState === approvalState,
    describe,
    describeDeletion,
    async deleteBatch(ids) {
      const { data } = await deleteJobs({ variables: { ids } });
      return data && { deleted: data.deleteJobs.deleted.jobs };
    },
  });

  return {
    records,
    responsible,
    settleAssigned: (ids: ReadonlySet<string>, administrator: string) =>
      responsible === '' || responsible === administrator ? undefined : records.answer.removeRows([...ids]),
    ...useDecisions(records, {
      expectedValues: ({ version }) => ({ expectedVersion: version }),
      async decideOne(input) {
        const { data } = await decideJob({ variables: { input } });
        return decidedRow(data);
      },
      toRow: (subject) => (subject?.__typename === 'Job' ? subject : null),
      getMessage: ({ title }, done) => `${title} was ${done}.`,
    }),
    setActive: ({ id, title }: Job, isActive: boolean) =>
      records.change(
        () => setJobActive({ variables: { input: { id, isActive } } }),
        `${title} is now ${isActive ? 'Active' : 'Inactive'}.`,
      ),
  };
}
