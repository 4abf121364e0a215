import type { ApplicationStatus } from '@job-alert/domain/application-status';
import { APPLICATION_MESSAGES } from '@job-alert/domain/application-messages';
import { Group, SegmentedControl } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../components/banner';
import { useBanner } from '../../components/use-banner';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { DraftOffer } from '../../components/draft-offer';
import { EmptyList } from '../../components/empty-list';
import { ExportButton } from '../../components/export-button';
import { Results } from '../../components/list/results';
import { useSelection } from '../../components/list/use-selection';
import { Pager } from '../../components/pager';
import { Screen } from '../../components/screen';
import { ErrorState, LoadingState } from '../../components/states';
import { useUnsavedChanges } from '../../lib/forms/use-unsaved-changes';
import { useRowFocus } from '../../lib/use-row-focus';
import type { Choosing } from './applicant-checkbox';
import { takesProposals } from './applicant-draft';
import type { ApplicantFragment } from './applicants.generated';
import { ApplicantsBoard } from './applicants-board';
import { ApplicantsSearch } from './applicants-search';
import { ApplicantsTable } from './applicants-table';
import { ApplicantDrawer } from './drawer/applicant-drawer';
import { ProposeSelected } from './propose-selected';
import { type ApplicantDrafts, useApplicantDrafts } from './use-applicant-drafts';
import { type ApplicantList, useApplicants } from './use-applicants';

const views = [
  { value: 'table', label: 'Table' },
  { value: 'pipeline', label: 'Pipeline' },
];

const rowKey = ({ id }: { id: string }) => id;

/** Whose drawer is open. */
interface Opened {
  row: ApplicantFragment;
  /** For an interview, which is chosen in it. */
  inviting: boolean;
}

/** Who has applied for the employer's jobs, and what is proposed for each of them. */
export function Applicants() {
  const banner = useBanner();
  const list = useApplicants(banner);
  const drafts = useApplicantDrafts(list, banner);
  const [pressed, setPressed] = useState<Opened | null>(null);
  const asked = list.rows?.find(({ id }) => id === list.applicant);
  const opened = pressed ?? (asked ? { row: asked, inviting: false } : null);
  const choices = (list.rows ?? []).filter(takesProposals);
  const selection = useSelection({
    search: JSON.stringify(list.filters),
    page: list.page,
    rows: choices,
    settled: list.rows !== undefined,
    rowKey,
  });
  useUnsavedChanges(drafts.dirty);
  useRowFocus(list.rows !== undefined);
  // The row as it stands now: what is proposed in the drawer changes it.
  const shown = opened && (list.rows?.find(({ id }) => id === opened.row.id) ?? opened.row);
  useFocusAfter(opened?.row.id);

  function onToggle(id: string) {
    const ids = new Set(selection.shownKeys);
    if (!ids.delete(id)) ids.add(id);
    selection.choose(ids);
  }

  function move(row: ApplicantFragment, step: ApplicationStatus) {
    const inviting = step === 'INTERVIEW_SCHEDULED';
    if (!inviting) drafts.actions.change(row, { status: step });
    setPressed({ row, inviting });
  }

  function close() {
    setPressed(null);
    if (list.applicant) list.forgetApplicant();
  }

  const jobTitle = list.rows?.find(({ job }) => job.id === list.filters.job)?.job.title;

  return (
    <Screen
      title="Applicants"
      lead="Propose the next step for each candidate. It takes effect once an administrator approves it."
    >
      {opened ? null : <Banner message={banner.message} floating />}
      <ApplicantsSearch
        key={JSON.stringify(list.filters)}
        initial={list.filters}
        jobTitle={jobTitle}
        busy={list.searching}
        onSearch={list.search}
        onClear={list.narrowed ? list.clear : undefined}
      />
      <DraftOffer draft={drafts.kept} what="proposal" again="An offer letter is never kept: please choose it again." />
      <Results search={JSON.stringify(list.filters)} busy={list.rows === undefined}>
        <Group justify="flex-end" mb="sm">
          {list.rows && list.rows.length > 0 ? (
            <ProposeSelected rows={choices} selection={selection} banner={banner} />
          ) : null}
          <SegmentedControl
            aria-label="Show as"
            data={views}
            value={list.asBoard ? 'pipeline' : 'table'}
            onChange={list.showAs}
          />
          {list.rows && list.rows.length > 0 ? (
            <ExportButton what="applicants" filters={list.filters} banner={banner} />
          ) : null}
        </Group>
        <Rows
          list={list}
          drafts={drafts}
          choosing={{ chosen: selection.shownKeys, onToggle }}
          onOpen={(row) => setPressed({ row, inviting: false })}
          onMove={move}
        />
      </Results>
      {shown ? (
        <ApplicantDrawer
          row={shown}
          drafts={drafts}
          inviting={opened.inviting}
          message={banner.message}
          onClose={close}
        />
      ) : null}
      <ConfirmDialog
        opened={drafts.question !== null}
        title="Propose Interview Not Attended?"
        confirmLabel="Propose"
        busyLabel="Proposing..."
        onClose={() => drafts.question?.answer(false)}
        onConfirm={() => drafts.question?.answer(true)}
      >
        {drafts.question?.text}
      </ConfirmDialog>
    </Screen>
  );
}

/** A drawer that is closed gives the focus back; to the card itself, which its proposal may have taken to another column. */
function useFocusAfter(opened: string | undefined) {
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    const card = document.getElementById(`applicant-${last.current}`);
    if (opened === undefined && card && !card.closest('[data-row-key]')?.contains(document.activeElement)) card.focus();
    last.current = opened;
  }, [opened]);
}

interface RowsProps {
  list: ApplicantList;
  drafts: ApplicantDrafts;
  choosing: Choosing;
  onOpen: (row: ApplicantFragment) => void;
  /** Asks for a step, which the drawer shows. */
  onMove: (row: ApplicantFragment, step: ApplicationStatus) => void;
}

function Rows({ list, drafts, choosing, onOpen, onMove }: RowsProps) {
  if (list.error && !list.rows) return <ErrorState text={APPLICATION_MESSAGES.loadFailed} onRetry={list.retry} />;
  if (!list.rows) return <LoadingState text="Loading applications..." />;
  return (
    <>
      {list.rows.length === 0 ? <NoApplicants list={list} /> : null}
      {list.rows.length > 0 && list.asBoard ? (
        <ApplicantsBoard rows={list.rows} drafts={drafts} choosing={choosing} onOpen={onOpen} onMove={onMove} />
      ) : null}
      {list.rows.length > 0 && !list.asBoard ? (
        <ApplicantsTable rows={list.rows} drafts={drafts} choosing={choosing} onOpen={onOpen} />
      ) : null}
      <Pager page={list.page} hasNextPage={list.hasNextPage} onChange={list.turnTo} />
    </>
  );
}

function NoApplicants({ list }: { list: ApplicantList }) {
  return (
    <EmptyList
      text={APPLICATION_MESSAGES.noApplicants}
      hint="Applications appear here once an administrator approves them."
      noMatchHint="Nothing matches this search. Try another name, job or status."
      narrowed={list.narrowed}
      page={list.page}
      onClear={list.clear}
      onFirstPage={() => list.turnTo(1)}
    />
  );
}
