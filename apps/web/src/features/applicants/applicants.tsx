import { APPLICATION_MESSAGES } from '@job-alert/domain/applications/application-messages';
import type { ApplicationStatus } from '@job-alert/domain/applications/application-status';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { stepsFrom } from '../../components/dialog/dialog-steps';
import { DraftRestorePrompt } from '../../components/form/draft-restore-prompt';
import type { CustomField } from '../../components/list/list-filter-form';
import { ListScreen } from '../../components/list/list-screen';
import { RecordFilter } from '../../components/list/record-filter';
import type { ListSelection } from '../../components/list/use-selection';
import { useBanner } from '../../components/use-banner';
import { useUnsavedChanges } from '../../lib/forms/use-unsaved-changes';
import { candidateName } from '../shared/people/candidate-name';
import { applicantColumns } from './applicant-columns';
import { acceptsProposals } from './applicant-draft';
import { type ApplicantFragment, useApplicantJobsLazyQuery } from './applicants.generated';
import classes from './applicants.module.css';
import { ApplicantsBoard } from './applicants-board';
import { ApplicantDrawer } from './drawer/applicant-drawer';
import { ProposeSelected } from './propose-selected';
import { useApplicantDrafts } from './use-applicant-drafts';
import { useApplicants } from './use-applicants';
import { useLetterLink } from './use-letter-link';

interface JobFilterProps extends CustomField {
  title: string | undefined;
}

function JobFilter({ title = 'Chosen job', ...field }: JobFilterProps) {
  const [findJobs, { data, previousData }] = useApplicantJobsLazyQuery();
  const find = useCallback((search?: string) => findJobs({ variables: { search } }), [findJobs]);
  const jobs = (data ?? previousData)?.viewer?.jobs?.nodes;
  return (
    <RecordFilter
      {...field}
      label="Job Title"
      name={title}
      options={jobs?.map((job) => ({ value: job.id, label: job.title }))}
      find={find}
    />
  );
}

const APPLICANT = 'applicant';

interface Opened {
  row: ApplicantFragment;
  /** True if the drawer was opened to schedule an interview. */
  inviting: boolean;
}

/** The applicants for the employer's jobs. The employer proposes the next step for each one. */
export function Applicants() {
  const banner = useBanner();
  const { list, answer, isBoard, onSearch } = useApplicants(banner);
  const rows = answer.page?.nodes;
  const drafts = useApplicantDrafts({ rows, reload: () => void answer.reload().catch(() => undefined) }, banner);
  const renewLetter = useLetterLink();
  const [parameters, setParameters] = useSearchParams();
  const [clicked, setClicked] = useState<Opened | null>(null);
  const linked = rows?.find(({ id }) => id === parameters.get(APPLICANT));
  const opened = clicked ?? (linked ? { row: linked, inviting: false } : null);
  // The current row of the list, because a proposal in the drawer updates it.
  const currentRow = opened && (rows?.find(({ id }) => id === opened.row.id) ?? opened.row);
  useUnsavedChanges(drafts.dirty);
  useFocusAfter(opened?.row.id);

  const open = (row: ApplicantFragment) => setClicked({ row, inviting: false });

  function move(row: ApplicantFragment, step: ApplicationStatus) {
    const inviting = step === 'INTERVIEW_SCHEDULED';
    if (!inviting) drafts.actions.change(row, { status: step });
    setClicked({ row, inviting });
  }

  function close() {
    setClicked(null);
    if (!parameters.has(APPLICANT)) return;
    parameters.delete(APPLICANT);
    setParameters(parameters, { replace: true, preventScrollReset: true });
  }

  const board = (applicants: readonly ApplicantFragment[], selection: ListSelection<ApplicantFragment>) => (
    <ApplicantsBoard rows={applicants} drafts={drafts} selection={selection} onOpen={open} onMove={move} />
  );
  const jobTitle = rows?.find(({ job }) => job.id === list.filters.job)?.job.title;

  return (
    <ListScreen
      title="Applicants"
      lead="Propose the next step for each candidate. It takes effect once an administrator approves it."
      className={classes.list}
      recordsName="applicants"
      list={list}
      result={answer}
      banner={banner}
      hidesBanner={opened !== null}
      errorText={APPLICATION_MESSAGES.loadFailed}
      loadingText="Loading applications..."
      empty={{
        text: APPLICATION_MESSAGES.noApplicants,
        hint: 'Applications appear here once an administrator approves them.',
        noMatchHint: 'Nothing matches this search. Try another name, job or status.',
      }}
      csv={{ file: 'applicants' }}
      filterField={(_, field) => <JobFilter {...field} title={jobTitle} />}
      filterLabel={() => jobTitle}
      onSearch={onSearch}
      intro={
        <DraftRestorePrompt
          draft={drafts.restored}
          contentName="proposal"
          missingFieldsHint="Offer letters are never saved: please choose yours again."
        />
      }
      rows={isBoard ? board : applicantColumns({ drafts, renewLetter, onOpen: open })}
      selection={{
        rowName: ({ candidate }) => candidateName(candidate),
        isSelectable: acceptsProposals,
        actions: (selection) => <ProposeSelected selection={selection} banner={banner} />,
      }}
    >
      {currentRow ? (
        <ApplicantDrawer
          row={currentRow}
          drafts={drafts}
          inviting={opened.inviting}
          message={banner.message}
          steps={stepsFrom(rows, currentRow.id, open)}
          onClose={close}
        />
      ) : null}
      <ConfirmDialog
        opened={drafts.question !== null}
        title="Propose Interview Not Attended?"
        confirmLabel="Propose"
        pendingLabel="Proposing..."
        onClose={() => drafts.question?.answer(false)}
        onConfirm={() => drafts.question?.answer(true)}
      >
        {drafts.question?.text}
      </ConfirmDialog>
    </ListScreen>
  );
}

/** Focuses the card after the drawer closes, because a proposal may have moved the card to another column. */
function useFocusAfter(opened: string | undefined) {
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    const card = document.getElementById(`applicant-${last.current}`);
    if (opened === undefined && card && !card.closest('[data-row-key]')?.contains(document.activeElement)) card.focus();
    last.current = opened;
  }, [opened]);
}
